type LegalPageProps = { title: string; paragraphs: readonly string[] }

/** The four legal pages: what is true today, in plain words. */
export function LegalPage({ title, paragraphs }: LegalPageProps) {
  return (
    <article className="sec wrap prose">
      <h1>{title}</h1>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  )
}
