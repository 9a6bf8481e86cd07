/** JPEGs as far as tests need them: a head that says a size, and no points. */

export const segment = (marker: number, words: string): number[] => {
  const body = [...words].map((c) => c.charCodeAt(0));
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
};

export function jpeg(width: number, height: number, ...more: readonly (readonly number[])[]): Uint8Array {
  const size = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3];
  const frame = segment(0xc0, String.fromCharCode(...size, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1));
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9];
  return Uint8Array.from([0xff, 0xd8, ...segment(0xe0, "JFIF\0"), ...more.flat(), ...frame, ...scan]);
}
