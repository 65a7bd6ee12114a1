/** A jest reporter whose one line at the end counts the tests: `N passed, N failed`, and the skipped ones if any. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    // A suite that could not run at all has no tests to count, and must not pass unseen.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    this.line = `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    process.on('exit', () => process.stdout.write(`${this.line}\n`));
  }
}
