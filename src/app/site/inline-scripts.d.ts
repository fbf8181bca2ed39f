/** The text of a script for a page, made of that file by `scripts/vite/inline-scripts.ts`. */
declare module '*.ts?iife' {
  const text: string
  export default text
}
