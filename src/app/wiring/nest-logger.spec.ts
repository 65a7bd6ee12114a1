import { NestLogger } from './nest-logger.js';

describe('What Nest says', () => {
  it('goes to the log: what it made for those who look for something, what is wrong for everybody', () => {
    const lines: [level: string, message: string][] = [];
    const as = (level: string) => (_details: object, message: string) => lines.push([level, message]);
    const logger = new NestLogger({ error: as('error'), warn: as('warn'), debug: as('debug') });
    logger.log('AppModule dependencies initialized', 'InstanceLoader');
    logger.warn('a warning', 'Context');
    logger.error(new Error('a fault'), 'the stack', 'Context');
    expect(lines).toEqual([
      ['debug', 'AppModule dependencies initialized'],
      ['warn', 'a warning'],
      ['error', 'a fault'],
    ]);
  });

  it('does not tell what a start fails with: whoever starts is thrown it', () => {
    const lines: string[] = [];
    new NestLogger({ error: (_details, message) => lines.push(message) }).error(new Error('the store is in use'), 'ExceptionHandler');
    expect(lines).toEqual([]);
  });
});
