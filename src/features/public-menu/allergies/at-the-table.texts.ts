import type { Locale } from '#shared/locale.ts'

/** What its fourth script writes in the sheet of a dish, in the list and in the report. `{…}` is a placeholder. */
export type TableTexts = {
  free: string
  tracesOfDish: string
  reviewed: string
  report: string
  pick: string
  oneLess: string
  oneMore: string
  list: string
  listHint: string
  listEmpty: string
  listEmptyHint: string
  emptyList: string
  listFull: string
  showWaiter: string
  done: string
  showThis: string
  photos: string
  close: string
  reportTitle: string
  reportHint: string
  reportWhat: string
  reportText: string
  optional: string
  reportExample: string
  unwell: string
  send: string
  cancel: string
  sent: string
  sentHint: string
  saysNothing: string
  limit: string
  offline: string
  failed: string
}

export const tableTexts: Record<Locale, TableTexts> = {
  es: {
    free: 'No contiene, según la casa',
    tracesOfDish: 'Trazas sin declarar.',
    reviewed: 'Revisado por la casa el {x}.',
    report: '¿Falta un alérgeno? Avísanos',
    pick: 'Apuntar para pedir',
    oneLess: 'Uno menos: {x}',
    oneMore: 'Uno más: {x}',
    list: 'Mi lista',
    listHint: 'Solo para esta visita. No es un pedido: enséñasela al camarero.',
    listEmpty: 'Todavía no has apuntado nada',
    listEmptyHint: 'Abre un plato y toca «Apuntar para pedir».',
    emptyList: 'Vaciar la lista',
    listFull: 'Caben 30 platos en la lista.',
    showWaiter: 'Enseñar al camarero',
    done: 'Listo',
    showThis: 'Enséñalo al camarero',
    photos: 'Fotos',
    close: 'Cerrar',
    reportTitle: '¿Falta un alérgeno?',
    reportHint: 'Se lo decimos a la casa para que revise «{x}». No hace falta que digas quién eres.',
    reportWhat: '¿Qué falta o sobra?',
    reportText: 'Cuéntalo en una línea',
    optional: '(opcional)',
    reportExample: 'Por ejemplo: lleva nueces picadas',
    unwell: 'Si te encuentras mal, avisa al equipo o llama al 112.',
    send: 'Enviar aviso',
    cancel: 'Cancelar',
    sent: 'Aviso enviado',
    sentHint: 'Se lo hemos pasado a la casa. Hasta que lo revise, pregunta antes de pedir este plato.',
    saysNothing: 'Marca al menos un alérgeno o escribe qué pasa.',
    limit: 'Ya has enviado varios avisos. Podrás enviar otro en {t}.',
    offline: 'Sin conexión. Díselo al equipo; aquí podrás enviarlo cuando vuelva.',
    failed: 'No hemos podido enviarlo. Díselo al equipo o prueba otra vez.',
  },
  en: {
    free: 'Does not contain, according to the house',
    tracesOfDish: 'Traces not declared.',
    reviewed: 'Checked by the house on {x}.',
    report: 'Is an allergen missing? Tell us',
    pick: 'Add to my list',
    oneLess: 'One less: {x}',
    oneMore: 'One more: {x}',
    list: 'My list',
    listHint: 'For this visit only. It is not an order: show it to the waiter.',
    listEmpty: 'Nothing on your list yet',
    listEmptyHint: 'Open a dish and tap “Add to my list”.',
    emptyList: 'Empty the list',
    listFull: 'The list takes 30 dishes.',
    showWaiter: 'Show to the waiter',
    done: 'Done',
    showThis: 'Show this to the waiter',
    photos: 'Photos',
    close: 'Close',
    reportTitle: 'Is an allergen missing?',
    reportHint: 'We will tell the house so that they check “{x}”. You do not need to say who you are.',
    reportWhat: 'What is missing or wrong?',
    reportText: 'Tell us in one line',
    optional: '(optional)',
    reportExample: 'For example: it has chopped walnuts',
    unwell: 'If you feel unwell, tell the team or call 112.',
    send: 'Send',
    cancel: 'Cancel',
    sent: 'Sent',
    sentHint: 'We have told the house. Until they have checked, ask before you order this dish.',
    saysNothing: 'Tick at least one allergen or write what is wrong.',
    limit: 'You have sent several already. You can send another in {t}.',
    offline: 'No connection. Tell the team; you can send it here when it is back.',
    failed: 'It could not be sent. Tell the team or try again.',
  },
  pt: {
    free: 'Não contém, segundo a casa',
    tracesOfDish: 'Vestígios não declarados.',
    reviewed: 'Revisto pela casa em {x}.',
    report: 'Falta um alergénio? Avise-nos',
    pick: 'Apontar para pedir',
    oneLess: 'Menos um: {x}',
    oneMore: 'Mais um: {x}',
    list: 'A minha lista',
    listHint: 'Só para esta visita. Não é um pedido: mostre-a ao empregado.',
    listEmpty: 'Ainda não apontou nada',
    listEmptyHint: 'Abra um prato e toque em «Apontar para pedir».',
    emptyList: 'Esvaziar a lista',
    listFull: 'Cabem 30 pratos na lista.',
    showWaiter: 'Mostrar ao empregado',
    done: 'Feito',
    showThis: 'Mostre isto ao empregado',
    photos: 'Fotos',
    close: 'Fechar',
    reportTitle: 'Falta um alergénio?',
    reportHint: 'Dizemos à casa para rever «{x}». Não precisa de dizer quem é.',
    reportWhat: 'O que falta ou está a mais?',
    reportText: 'Conte numa linha',
    optional: '(opcional)',
    reportExample: 'Por exemplo: tem nozes picadas',
    unwell: 'Se se sentir mal, avise a equipa ou ligue 112.',
    send: 'Enviar aviso',
    cancel: 'Cancelar',
    sent: 'Aviso enviado',
    sentHint: 'Já o dissemos à casa. Até a casa rever, pergunte antes de pedir este prato.',
    saysNothing: 'Marque pelo menos um alergénio ou escreva o que se passa.',
    limit: 'Já enviou vários avisos. Poderá enviar outro em {t}.',
    offline: 'Sem ligação. Diga à equipa; aqui poderá enviá-lo quando voltar.',
    failed: 'Não foi possível enviar. Diga à equipa ou tente outra vez.',
  },
}
