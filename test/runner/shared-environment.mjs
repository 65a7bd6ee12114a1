/**
 * The environment of specs: the process as it is, without a context of its own. What a spec changes of the process is put back behind it.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #before;

  constructor({ projectConfig }) {
    this.#before = {
      console: globalThis.console,
      // Jest wraps it for each spec.
      exit: Reflect.get(process, 'exit'),
      exitCode: process.exitCode,
      folder: process.cwd(),
      environment: { ...process.env },
    };
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this;
    globalThis.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
      useFakeTimers: timers.useFakeTimers.bind(timers),
      useRealTimers: timers.useRealTimers.bind(timers),
      getTimerCount: timers.getTimerCount.bind(timers),
      advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
      advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
    };
  }

  teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    const { console, exit, exitCode, folder, environment } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    process.exitCode = exitCode;
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  }

  /** There is none: jest's own module loader is not used. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
