/** `3.79` → `3,79%`. */
export const formatPercentage = (value: number, digits = 2): string =>
  `${value.toFixed(digits).replace('.', ',')}%`;
