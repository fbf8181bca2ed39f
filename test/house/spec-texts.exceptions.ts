/** Quoted texts of the specification that are in no list of texts, each with its reason. */
export const exceptions: Record<string, string> = {
  'HH:MM': 'a format, not a text',
  'Login error': "English reading; 'Error al iniciar sesión. Verifica tus credenciales.' holds (3-decisions)",
  'Error creating account': "English reading; 'Error al crear la cuenta. Inténtalo de nuevo.' holds (3-decisions)",
  'Logout error': "English reading; 'Error al cerrar la sesión' holds (3-decisions)",
  'Error al enviar la consulta. Por favor, inténtalo de nuevo.':
    "second reading; 'Error al enviar la consulta. Inténtalo de nuevo.' holds (3-decisions)",
  'forgot password': 'the English name of a link, written in Spanish as in the mockups (3-decisions)',
}
