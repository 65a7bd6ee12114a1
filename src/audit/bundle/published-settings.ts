/**
 * Fingerprints of the settings of each edition in bundles of all releases. `npm run docs` adds new ones, here and in the verifiers in
 * examples/; none is ever removed.
 */
export const publishedSettings: Readonly<Record<string, readonly string[]>> = {
  'redcactus@1': [
    'f5cd674161451137f2b7f89004845593032241eb6527364b95d81ed56fdfc3d7',
    '3c56cf86d9988c98808695a43fc77918150b59a6ee7c20789f94ff7e04211e5c',
  ],
  'mons@1': [
    '89ea7686c4e1d19a943d00715a35164af1e983470c6ce4597172d3c7a4056557',
    '8ba1579d0a3611034b0ecd02e2dd827b19aa57332e3e9d104e4b1bafa75970c1',
  ],
  'tdaFr@1': [
    'ac7d11378a3081abcba07b772a874b00fb7ee5581518bc2bbeb30104be3e9b74',
    '2d54bca3e52b712d7959be37e9a9901a9a57007156e40be52276f86a4a177e1a',
  ],
  'ropta@2020-04': [
    '4972dbde85058bfbd12f8dbe2624bfcdc87fcd44cf53a7a4f74070c16f53aacf',
    'acc15bb3aa4b8474b3c4d3aa17cd23cfec48c212ddc91effd9a2f6aacebf50ec',
  ],
  'toufflers@1': [
    'fc23486f99cdbdc331a0e9590d8ba93c9cb005621a7f04dd883712254fce1d0f',
    'd21c0e5dd78c40274bb9209d8ddc0b9baee44ae52275b9aeb6dcb732a6383daa',
  ],
};
