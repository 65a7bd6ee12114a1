/**
 * What `tapis load` measured. An hour of it is not part of a run of the bench, so its figures are written here.
 */

/** The part of `docs/performance.md`. */
export const underLoad = `## Under load

\`tapis load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands.

**An hour at a hundred times a club’s pace**: \`tapis load --tournaments 1 --pace 100 --minutes 60\`, server and load together on one core, other work on the second. 251,976 requests were answered, 70 a second; none failed, and none
was sent late. 192,016 commands made 288,949 events. Of all answers, the median took 2.6 ms and the 99th percentile 27 ms; an append took 0.8 ms in the mean.

| figure                                   | a minute (95 % interval) |       |
| ---------------------------------------- | ------------------------ | ----- |
| 99th percentile of answers               | −0.36 ms (−0.63 – −0.10) | falls |
| event loop, 99th percentile of its delay | −0.02 ms (−0.03 – −0.01) | falls |
| handles                                  | −0.005 (−0.018 – 0.009)  | flat  |
| memory                                   | 3.2 MB (2.7 – 3.7)       | rises |

Memory was 254 MB at the start and 498 MB at the end. What holds it is not found yet: the states of up to 5,000 hands that are kept for their next command are a part.
`;
