/**
 * Fingerprints of the settings of each edition as releases of Tapis put them into bundles. `npm run docs` adds those that are new, here and in the
 * verifiers in examples/; none is ever removed.
 */
export const publishedSettings: Readonly<Record<string, readonly string[]>> = {
  'redcactus@1': ['f5cd674161451137f2b7f89004845593032241eb6527364b95d81ed56fdfc3d7'],
  'mons@1': ['89ea7686c4e1d19a943d00715a35164af1e983470c6ce4597172d3c7a4056557'],
  'tdaFr@1': ['ac7d11378a3081abcba07b772a874b00fb7ee5581518bc2bbeb30104be3e9b74'],
  'ropta@2020-04': ['4972dbde85058bfbd12f8dbe2624bfcdc87fcd44cf53a7a4f74070c16f53aacf'],
  'toufflers@1': ['fc23486f99cdbdc331a0e9590d8ba93c9cb005621a7f04dd883712254fce1d0f'],
};
