/**
 * What `npm run load` measured. An hour of it is not part of a run of the bench, so its figures are written here.
 */

/** The part of `docs/performance.md`. */
export const underLoad = `## Under load

\`npm run load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands.

Floors at a club’s pace, each for 25 seconds on a new server, both on the two cores. No request failed and no screen lost its subscription. One request of 13,597 was not sent in time.

| tournaments | requests a second | median | 99th percentile | 99.9th | command, mean | of it the append | event loop, 99th | memory before and after | screens that lost their subscription |
| ----------- | ----------------- | ------ | --------------- | ------ | ------------- | ---------------- | ---------------- | ----------------------- | ------------------------------------ |
| 10          | 5.7               | 8.8 ms | 130 ms          | 174 ms | 4.6 ms        | 3.1 ms           | 14 ms            | 189 and 222 MB          | 0 of 10                              |
| 100         | 53                | 6.4 ms | 23 ms           | 136 ms | 3.0 ms        | 2.7 ms           | 18 ms            | 190 and 247 MB          | 0 of 100                             |
| 1,000       | 543               | 27 ms  | 332 ms          | 986 ms | 16 ms         | 16 ms            | 67 ms            | 188 and 439 MB          | 0 of 1,000                           |

Of ten tournaments there are 143 requests, most of them the first of their kind. Of a thousand, the append is nearly all of a command: on a day when its syncs were faster, a command took 1.9 ms, the median 4.3 ms and the 99th percentile 76 ms.

**An hour at a hundred times a club’s pace**: \`npm run load -- --tournaments 1 --pace 100 --minutes 60\`, server and load together on one core, other work on the second. 251,976 requests were answered, 70 a second; none failed, none
was sent late, and no screen was lost. 192,016 commands made 288,949 events. Of all answers, the median took 3.4 ms and the 99th percentile 43 ms; an append took 1.5 ms in the mean. Lag of the views at the end was 0.

| figure                                   | a minute (95 % interval)    |                                             |
| ---------------------------------------- | --------------------------- | ------------------------------------------- |
| 99th percentile of answers               | 0.23 ms (−0.10 – 0.56)      | flat, within noise                          |
| event loop, 99th percentile of its delay | 0.036 ms (0.015 – 0.057)    | 2 ms in the hour, of 17, beside other work  |
| handles                                  | 0.012 (−0.006 – 0.030)      | flat, within noise: 6 to 11                 |
| heap in use after full collections       | 0.018 MB (−0.012 – 0.048)   | flat, within noise: 103 MB                  |
| memory of the process                    | 0.9 MB (0.1 – 1.7)          | up and down between 253 and 406 MB          |

In the hour that was measured before, the heap in use rose by 3 MB. It was the last revisions and the names of streams, 10,000 of each, which were kept by number alone; now those are forgotten that nobody used for two minutes. Rows and hands were before, without
which the process grew by 3.2 MB a minute. Its memory follows the collections of garbage. The least of each rise and fall goes from 253 to 286 MB in the hour, while the heap in use stays as it is: the rest is not of JavaScript. SQLite keeps up to 32 MB of the
views’ file, which grows for all of the hour; that this is the cause was not measured.
`;
