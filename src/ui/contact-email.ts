/** The operator's address, where they have set one: it comes with the page. */
export const contactEmail = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="contact-email"]')?.content ?? ''
