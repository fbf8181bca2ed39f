/** The dashboard on a phone: installing it, and what it keeps there (EVERY-DAY §8.23). */
export const phoneTexts = {
  offer: {
    title: 'Tu carta, a un toque',
    text: 'En la pantalla de inicio, y abre también sin señal.',
    later: 'Ahora no',
    install: 'Instalar',
    installed: 'Listo: ahora abre también sin señal',
    found: 'Lo tienes en Ajustes, Perfil',
  },
  steps: {
    title: 'En tu iPhone, dos toques',
    share: 'Toca «Compartir»',
    shareHint: 'El cuadrado con la flecha, abajo en Safari.',
    add: '«Añadir a pantalla de inicio»',
    addHint: 'Y arriba a la derecha, «Añadir».',
    kept: 'Sin instalar, Safari borra lo guardado a los siete días sin abrirlo.',
    done: 'Entendido',
  },
  part: {
    title: 'En este teléfono',
    install: 'Instalar Sobremesa',
    installHint: 'Un icono en la pantalla de inicio; abre sin señal con tu carta y tu horario.',
    kept: 'Guardado aquí',
    keptHint: (when: string) => `La carta y el horario, ${when}`,
    never: 'Ni los pagos, ni las facturas, ni el equipo.',
    wipe: 'Borrar de este teléfono',
    wiped: 'Borrado de este teléfono',
    wipedHint: 'Se guarda de nuevo la próxima vez que abras el panel aquí.',
    wipeFailed: 'No se ha podido borrar. Inténtalo de nuevo.',
  },
} as const
