import type { Locale } from '#shared/locale.ts'

/** The form with which anybody reports a menu (4-beyond §12). */
export type AbuseTexts = {
  title: string
  about: (menu: string) => string
  lead: string
  reason: string
  reasons: Record<'wrong' | 'illegal' | 'impersonation' | 'other', string>
  text: string
  textHint: string
  email: string
  emailHint: string
  trap: string
  send: string
  back: string
  kept: string
  sentTitle: string
  sentText: string
  failed: string
  limited: (minutes: number) => string
  faults: { reason: string; text: string; textTooLong: string; email: string }
}

export const abuseTexts: Record<Locale, AbuseTexts> = {
  es: {
    title: 'Denunciar esta carta',
    about: menu => `La carta de ${menu}`,
    lead: 'Tu denuncia nos llega a nosotros, Sobremesa, y no al restaurante. No hace falta que digas quién eres.',
    reason: '¿Qué le pasa?',
    reasons: {
      wrong: 'Dice algo falso o engañoso',
      illegal: 'Tiene contenido ilegal',
      impersonation: 'Se hace pasar por otro negocio',
      other: 'Otra cosa',
    },
    text: 'Cuéntanos qué has visto',
    textHint: 'Como máximo, 1000 caracteres.',
    email: 'Email (opcional)',
    emailHint: 'Solo para responderte.',
    trap: 'No rellenes este campo',
    send: 'Enviar denuncia',
    back: 'Volver a la carta',
    kept: 'Guardamos las denuncias un año.',
    sentTitle: 'Denuncia enviada',
    sentText: 'Gracias. Vamos a mirar esta carta.',
    failed: 'No hemos podido enviar tu denuncia. Inténtalo de nuevo en unos minutos.',
    limited: minutes =>
      `Ya nos has enviado varias denuncias. Podrás enviar otra en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    faults: {
      reason: 'Elige qué le pasa a la carta.',
      text: 'Cuéntanos qué has visto.',
      textTooLong: 'Como máximo, 1000 caracteres.',
      email: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
    },
  },
  en: {
    title: 'Report this menu',
    about: menu => `The menu of ${menu}`,
    lead: 'Your report goes to us, Sobremesa, and not to the restaurant. You need not say who you are.',
    reason: 'What is wrong with it?',
    reasons: {
      wrong: 'It says something false or misleading',
      illegal: 'It has illegal content',
      impersonation: 'It pretends to be another business',
      other: 'Something else',
    },
    text: 'Tell us what you saw',
    textHint: '1000 characters at most.',
    email: 'Email (optional)',
    emailHint: 'Only to answer you.',
    trap: 'Leave this field empty',
    send: 'Send report',
    back: 'Back to the menu',
    kept: 'We keep reports for one year.',
    sentTitle: 'Report sent',
    sentText: 'Thank you. We will look at this menu.',
    failed: 'We could not send your report. Please try again in a few minutes.',
    limited: minutes =>
      `You have sent us several reports already. You can send another one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    faults: {
      reason: 'Choose what is wrong with the menu.',
      text: 'Tell us what you saw.',
      textTooLong: '1000 characters at most.',
      email: 'The email must look like name@example.com',
    },
  },
  pt: {
    title: 'Denunciar esta ementa',
    about: menu => `A ementa de ${menu}`,
    lead: 'A sua denúncia chega a nós, Sobremesa, e não ao restaurante. Não precisa de dizer quem é.',
    reason: 'O que se passa?',
    reasons: {
      wrong: 'Diz algo falso ou enganador',
      illegal: 'Tem conteúdo ilegal',
      impersonation: 'Faz-se passar por outro negócio',
      other: 'Outra coisa',
    },
    text: 'Conte-nos o que viu',
    textHint: 'No máximo, 1000 caracteres.',
    email: 'Email (opcional)',
    emailHint: 'Só para lhe responder.',
    trap: 'Não preencha este campo',
    send: 'Enviar denúncia',
    back: 'Voltar à ementa',
    kept: 'Guardamos as denúncias um ano.',
    sentTitle: 'Denúncia enviada',
    sentText: 'Obrigado. Vamos ver esta ementa.',
    failed: 'Não conseguimos enviar a sua denúncia. Tente novamente dentro de alguns minutos.',
    limited: minutes =>
      `Já nos enviou várias denúncias. Poderá enviar outra dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    faults: {
      reason: 'Escolha o que se passa com a ementa.',
      text: 'Conte-nos o que viu.',
      textTooLong: 'No máximo, 1000 caracteres.',
      email: 'O email deve ter o formato nome@exemplo.com',
    },
  },
}
