const STORAGE_KEY = 'sobremesa.email'

/**
 * What was typed last as the email of sign-in, registration or recovery, so that nobody types it again on the next of
 * these pages. In this tab only, and never in an address (3-decisions §2).
 */
export function keptEmail(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Empty forgets it: somebody has signed in. */
export function keepEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(STORAGE_KEY, email)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser without storage has it typed again.
  }
}

/** For a form's email field: keeps what is typed. */
export const keptOnChange = {
  onChange: (event: { target: { value: string } }): void => keepEmail(event.target.value.trim()),
}
