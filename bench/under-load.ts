/**
 * What `tapis load` measured. An hour of it is not part of a run of the bench, so its figures are written here.
 */

/** The part of `docs/performance.md`. */
export const underLoad = `## Under load

\`tapis load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands.

Floors at a club’s pace, each for 25 seconds on a new server, both on the two cores. No request failed and no screen lost its subscription. One request of 13,597 was not sent in time.

| tournaments | requests a second | median | 99th percentile | 99.9th | command, mean | of it the append | event loop, 99th | memory before and after | screens that lost their subscription |
| ----------- | ----------------- | ------ | --------------- | ------ | ------------- | ---------------- | ---------------- | ----------------------- | ------------------------------------ |
| 10          | 5.7               | 8.8 ms | 130 ms          | 174 ms | 4.6 ms        | 3.1 ms           | 14 ms            | 189 and 222 MB          | 0 of 10                              |
| 100         | 53                | 6.4 ms | 23 ms           | 136 ms | 3.0 ms        | 2.7 ms           | 18 ms            | 190 and 247 MB          | 0 of 100                             |
| 1,000       | 543               | 27 ms  | 332 ms          | 986 ms | 16 ms         | 16 ms            | 67 ms            | 188 and 439 MB          | 0 of 1,000                           |

Of ten tournaments there are 143 requests, most of them the first of their kind. Of a thousand, the append is nearly all of a command: on a day when its syncs were faster, a command took 1.9 ms, the median 4.3 ms and the 99th percentile 76 ms.

**An hour at a hundred times a club’s pace**: \`tapis load --tournaments 1 --pace 100 --minutes 60\`, server and load together on one core, other work on the second. 251,976 requests were answered, 70 a second; none failed, none
was sent late, and no screen was lost. 192,016 commands made 288,949 events. Of all answers, the median took 3.3 ms and the 99th percentile 47 ms; an append took 1.4 ms in the mean. Lag of the views at the end was 0.

| figure                                   | a minute (95 % interval)    |                          |
| ---------------------------------------- | --------------------------- | ------------------------ |
| 99th percentile of answers               | −0.42 ms (−0.73 – −0.12)    | falls                    |
| event loop, 99th percentile of its delay | −0.14 ms (−0.21 – −0.07)    | falls                    |
| handles                                  | −0.025 (−0.049 – −0.0001)   | falls: 5 to 14           |
| memory of the process                    | 0.5 MB (−0.2 – 1.2)         | flat, within noise       |
| heap in use after full collections       | 0.059 MB (0.023 – 0.095)    | 3 MB in the hour, of 104 |

Memory of the process goes up and down between 243 and 408 MB as garbage is collected. Before rows and hands were forgotten that nobody had used for two minutes, it rose by 3.2 MB a minute.
`;
