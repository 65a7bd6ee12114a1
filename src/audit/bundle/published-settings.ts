/**
 * Fingerprints of the settings of each edition in bundles of all releases. `npm run docs` adds new ones, here and in the verifiers in
 * examples/; none is ever removed.
 */
export const publishedSettings: Readonly<Record<string, readonly string[]>> = {
  'redcactus@1': [
    'f5cd674161451137f2b7f89004845593032241eb6527364b95d81ed56fdfc3d7',
    '3c56cf86d9988c98808695a43fc77918150b59a6ee7c20789f94ff7e04211e5c',
    '28b5c07818276f7c75708fdd91d425443ca2225012d92b8102515a24dd90b9cf',
  ],
  'mons@1': [
    '89ea7686c4e1d19a943d00715a35164af1e983470c6ce4597172d3c7a4056557',
    '8ba1579d0a3611034b0ecd02e2dd827b19aa57332e3e9d104e4b1bafa75970c1',
    '176799fd6b0c79b23d44bc5eef3d569c4887940f90f44bc3afe51a81c58c532f',
  ],
  'tdaFr@1': [
    'ac7d11378a3081abcba07b772a874b00fb7ee5581518bc2bbeb30104be3e9b74',
    '2d54bca3e52b712d7959be37e9a9901a9a57007156e40be52276f86a4a177e1a',
    'fd06ef9079e5e730be031af1ae68806936a2576fc81d807ba4982ff83689b01f',
  ],
  'ropta@2020-04': [
    '4972dbde85058bfbd12f8dbe2624bfcdc87fcd44cf53a7a4f74070c16f53aacf',
    'acc15bb3aa4b8474b3c4d3aa17cd23cfec48c212ddc91effd9a2f6aacebf50ec',
    '25afc9da05daf693640f2b371473391ba4e3fd4853e82b27ce986d109d26e4a5',
  ],
  'toufflers@1': [
    'fc23486f99cdbdc331a0e9590d8ba93c9cb005621a7f04dd883712254fce1d0f',
    'd21c0e5dd78c40274bb9209d8ddc0b9baee44ae52275b9aeb6dcb732a6383daa',
    'ebd844623275d4370d3a0c729a52b561d57a4357deaf35602ec1f36ee765923f',
  ],
};
