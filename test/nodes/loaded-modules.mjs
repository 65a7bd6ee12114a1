/** Loaded before the program: tells on standard error of each module of the packages that only some configurations need. */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (/node_modules\/(@kurrent|@grpc)\//.test(url)) process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
