/**
 * `npm run jest`: all specs but the long ones of `jest.config.mjs`. With `TAPIS_TESTS=all`, these too, and every test in full. With arguments, it
 * is jest itself.
 *
 * Specs that measure time can fail on a machine that is busy. A few files that failed run once more, alone. Both results are printed.
 */
import { relative } from 'node:path';
import { run, runCLI } from 'jest';
import { summarize } from '../summary-reporter.mjs';

/** More files than this do not fail by accident. */
const MOST_AGAIN = 5;
const COUNTS = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'];

const args = process.argv.slice(2);
if (args.length > 0) await run(args);
else await runAll();

async function runAll() {
  const root = process.cwd();
  const projects = process.env.TAPIS_TESTS === 'all' ? {} : { selectProjects: ['program'] };
  const options = { $0: 'jest', _: [], reporters: ['default'], ...projects };
  const { results } = await runCLI(options, [root]);
  const failed = results.testResults.filter(hasFailed);
  if (failed.length === 0 || failed.length > MOST_AGAIN) return finish(results, results.success);

  process.stdout.write(`\n${failed.length} of ${results.numTotalTestSuites} files failed. They run once more, alone:\n\n`);
  const paths = failed.map(({ testFilePath }) => testFilePath);
  const { results: again } = await runCLI({ ...options, _: paths, runTestsByPath: true, runInBand: true }, [root]);
  for (const file of again.testResults)
    process.stdout.write(`${hasFailed(file) ? 'Failed twice' : 'Failed once, passed alone'}: ${relative(root, file.testFilePath)}\n`);
  const counts = Object.fromEntries(COUNTS.map((count) => [count, results[count] + again[count]]));
  for (const file of failed) {
    counts.numPassedTests -= file.numPassingTests;
    counts.numFailedTests -= file.numFailingTests;
    counts.numPendingTests -= file.numPendingTests;
    counts.numTodoTests -= file.numTodoTests;
    if (file.testExecError) counts.numRuntimeErrorTestSuites -= 1;
  }
  finish(counts, again.success);
}

function hasFailed({ numFailingTests, testExecError }) {
  return numFailingTests > 0 || Boolean(testExecError);
}

/** A spec that left a handle open must not keep the process alive. */
function finish(counts, isSuccess) {
  process.stdout.write(`${summarize(counts)}\n`, () => process.exit(isSuccess ? 0 : 1));
}
