import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './paint.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is not the board waits for the frame, and is done once', () => {
  const work = vi.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(work).toHaveBeenCalledTimes(1);
});

test('where nothing is painted it is done all the same, before anybody misses it', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
