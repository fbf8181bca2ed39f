/** The text of an inline script, which `scripts/vite/inline-scripts.ts` makes of that file. */
declare module '*.ts?iife' {
  const text: string
  export default text
}
