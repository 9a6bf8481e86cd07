import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEAT, MOST_MISSED, Pulse } from "./pulse.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a host that never answers again is noticed once; one that is slow is not taken for it", async () => {
  let answer: () => void = () => {};
  const lost = vi.fn();
  const pulse = new Pulse(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    lost,
  );
  pulse.start();
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(BEAT * (MOST_MISSED - 1));
    answer();
  }
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(BEAT * (MOST_MISSED + 2));
  expect(lost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(BEAT * MOST_MISSED * 3);
  expect(lost).toHaveBeenCalledOnce();
  pulse.start();
  await vi.advanceTimersByTimeAsync(BEAT * (MOST_MISSED + 2));
  expect(lost).toHaveBeenCalledTimes(2);
});
