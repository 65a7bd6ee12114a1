/** Resolves when a signal is aborted. Never resolves once `over` is aborted, and then holds nothing. */
export function untilAborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true, signal: over }));
}
