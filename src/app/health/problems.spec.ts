import { Problems } from './problems.js';

describe('Problems', () => {
  it('are asked for each time, and each is said once: a cause shows in several places', () => {
    const problems = new Problems();
    let disk: Error | null = null;
    problems.add(() => [disk]);
    problems.add(() => ['the store can not be written: the disk is full', null]);
    expect(problems.list()).toEqual(['the store can not be written: the disk is full']);
    disk = new Error('the disk is full');
    expect(problems.list()).toEqual(['the store can not be written: the disk is full']);
    disk = new Error('the clock is wrong');
    expect(problems.list()).toEqual(['the clock is wrong', 'the store can not be written: the disk is full']);
  });
});
