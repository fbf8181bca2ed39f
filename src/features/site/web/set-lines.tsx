/** A heading in lines that are set by hand, so that none ends with a single word. */
export function SetLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className="ln">
      {index > 0 && ' '}
      {line}
    </span>
  ))
}
