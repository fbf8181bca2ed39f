import { CHANGES, type LegalText, WHO } from './legal-text.ts'

/** `/aviso-legal`: who runs the service and under which rules these pages are read. */
export const legalNotice: LegalText = {
  title: 'Aviso legal',
  lead: 'Sobremesa es un servicio para publicar la carta de un restaurante en una dirección corta y compartirla con un código QR. Aquí dice quién lo presta y de qué responde cada uno.',
  sections: [
    WHO,
    {
      id: 'uso',
      title: 'Uso de estas páginas',
      blocks: [
        'Leer estas páginas y las cartas es gratis y no pide registro. Para publicar una carta hace falta una cuenta, que se rige por los términos y condiciones.',
        'No está permitido:',
        {
          list: [
            'intentar entrar en cuentas o restaurantes de otras personas;',
            'sobrecargar el servicio o probar sus defensas sin acordarlo antes con nosotros;',
            'publicar contenidos ilegales, engañosos o que no sean tuyos.',
          ],
        },
      ],
    },
    {
      id: 'cartas',
      title: 'Quién responde de una carta',
      blocks: [
        'Cada restaurante escribe su carta y responde de ella: platos, precios, fotos y alérgenos. Nosotros la mostramos tal como la publica y no comprobamos su contenido.',
        'La información sobre alérgenos de una carta no sustituye a la del personal del local. Si tienes una alergia o una intolerancia, pregunta siempre antes de pedir.',
      ],
    },
    {
      id: 'propiedad',
      title: 'Propiedad intelectual',
      blocks: [
        'El programa, las ilustraciones, los textos y la marca Sobremesa son nuestros. Los tipos de letra y los iconos tienen licencias libres de sus autores.',
        'Lo que publica un restaurante sigue siendo suyo: nos permite mostrarlo, copiarlo y traducirlo solo para prestar el servicio.',
      ],
    },
    {
      id: 'avisos',
      title: 'Contenidos que no deberían estar',
      blocks: [
        'Si una carta usa algo tuyo sin permiso o contiene algo ilegal, escríbenos con su dirección y el motivo. Lo revisamos y, si procede, lo retiramos y avisamos a quien lo publicó.',
      ],
    },
    {
      id: 'ley',
      title: 'Ley que se aplica',
      blocks: [
        'Se aplica la ley española. Si compras como consumidor, puedes acudir a los tribunales de tu domicilio; en otro caso, a los del domicilio del titular.',
      ],
    },
    CHANGES,
  ],
}
