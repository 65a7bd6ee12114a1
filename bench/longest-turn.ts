/**
 * The longest turn of the event loop while a work goes on, in milliseconds that the thread computed: other programs of the machine do not count.
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const watch = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  await new Promise((resolve) => void setImmediate(resolve));
  isOver = true;
  return longest;
}
