/** Icons as paths: fonts of televisions miss many symbols. */
const paths = {
  arrow: 'M3 12h16M13 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  chip: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  stop: 'M6 6h12v12H6z',
  out: 'M5 5l14 14M19 5L5 19',
  alert: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.5',
  partly: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M7.5 12h9',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5">
    <path d={paths[name]} />
  </svg>
);
