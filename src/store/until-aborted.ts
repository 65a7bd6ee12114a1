/** Resolves when a signal is aborted. Never resolves after `over` is aborted, and then keeps no listener. */
export function untilAborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true, signal: over }));
}
