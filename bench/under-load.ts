/**
 * What `tapis load` measured. An hour of it is not part of a run of the bench, so its figures are written here.
 */

/** The part of `docs/performance.md`. */
export const underLoad = `## Under load

\`tapis load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands.

Floors at a club’s pace, each for 25 seconds on a new server, both on the two cores. No request failed, and none was sent late.

| tournaments | requests a second | median | 99th percentile | 99.9th | command, mean | event loop, 99th | memory before and after | screens that lost their subscription |
| ----------- | ----------------- | ------ | --------------- | ------ | ------------- | ---------------- | ----------------------- | ------------------------------------ |
| 10          | 5.7               | 7.7 ms | 79 ms           | 141 ms | 3.6 ms        | 17 ms            | 187 and 208 MB          | 0 of 10                              |
| 100         | 53                | 4.3 ms | 18 ms           | 86 ms  | 1.1 ms        | 17 ms            | 188 and 241 MB          | 1 of 100                             |
| 1,000       | 544               | 4.3 ms | 76 ms           | 247 ms | 1.9 ms        | 29 ms            | 188 and 445 MB          | 8 of 1,000                           |

Of ten tournaments there are 143 requests, most of them the first of their kind. Why screens lose a subscription was not looked at yet.

**An hour at a hundred times a club’s pace**: \`tapis load --tournaments 1 --pace 100 --minutes 60\`, server and load together on one core, other work on the second. 251,976 requests were answered, 70 a second; none failed, and none
was sent late. 192,016 commands made 288,949 events. Of all answers, the median took 2.6 ms and the 99th percentile 27 ms; an append took 0.8 ms in the mean.

| figure                                   | a minute (95 % interval) |       |
| ---------------------------------------- | ------------------------ | ----- |
| 99th percentile of answers               | −0.36 ms (−0.63 – −0.10) | falls |
| event loop, 99th percentile of its delay | −0.02 ms (−0.03 – −0.01) | falls |
| handles                                  | −0.005 (−0.018 – 0.009)  | flat  |
| memory                                   | 3.2 MB (2.7 – 3.7)       | rises |

Memory was 254 MB at the start and 498 MB at the end. What holds it is not found yet.
`;
