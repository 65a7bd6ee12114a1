/** The one line that counts the tests: `N passed, N failed`, and the skipped ones if any. */
export function summarize({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
  // A suite that could not run at all has no tests to count, and must not pass unseen.
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const skipped = numPendingTests + numTodoTests;
  return `${numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A jest reporter that prints this line at the end. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    process.on('exit', () => process.stdout.write(`${summarize(results)}\n`));
  }
}
