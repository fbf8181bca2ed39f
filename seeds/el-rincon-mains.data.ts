import type { DemoCategory } from './demo-menu.ts'

/** The last three categories of the demo menu. */
export const mains: DemoCategory[] = [
  {
    key: 'brasa_y_arroces',
    translations: { es: { name: 'Brasa y arroces' }, en: { name: 'Grill and rice' }, pt: { name: 'Brasa e arrozes' } },
    dishes: [
      {
        translations: {
          es: { name: 'Chuletón a la brasa', description: 'Vaca vieja, 1 kg con hueso. Para compartir.' },
          en: { name: 'Grilled rib steak', description: 'Aged beef, 1 kg on the bone. To share.' },
          pt: { name: 'Costeletão na brasa', description: 'Vaca velha, 1 kg com osso. Para partilhar.' },
        },
        price: 54,
        allergens: [],
        picture: 'chuleton',
      },
      {
        translations: {
          es: { name: 'Paella de marisco', description: 'Mínimo dos personas. 25 minutos que merecen la espera.' },
          en: { name: 'Seafood paella', description: 'For two or more. 25 minutes worth waiting for.' },
          pt: { name: 'Paelha de marisco', description: 'Mínimo duas pessoas. 25 minutos que valem a espera.' },
        },
        price: 17.5,
        allergens: ['crustaceans', 'fish', 'molluscs'],
        picture: 'paella',
      },
      {
        translations: {
          es: { name: 'Secreto ibérico', description: 'Con patata asada y mojo rojo.' },
          en: { name: 'Ibérico pork secreto', description: 'With roast potato and red mojo.' },
          pt: { name: 'Secretos de porco ibérico', description: 'Com batata assada e mojo vermelho.' },
        },
        price: 16.4,
        allergens: ['sulphites'],
        picture: null,
      },
      {
        translations: {
          es: { name: 'Arroz negro', description: 'Con sepia y alioli. Mínimo dos personas.' },
          en: { name: 'Black rice', description: 'With cuttlefish and aioli. For two or more.' },
          pt: { name: 'Arroz negro', description: 'Com choco e alioli. Mínimo duas pessoas.' },
        },
        price: 16.9,
        allergens: ['eggs', 'fish', 'mustard', 'molluscs'],
        picture: null,
      },
    ],
  },
  {
    key: 'postres',
    translations: { es: { name: 'Postres' }, en: { name: 'Desserts' }, pt: { name: 'Sobremesas' } },
    dishes: [
      {
        translations: {
          es: { name: 'Tarta de queso', description: 'Al horno, tostada por fuera y cremosa por dentro.' },
          en: { name: 'Cheesecake', description: 'Baked, toasted outside and creamy inside.' },
          pt: { name: 'Tarte de queijo', description: 'No forno, tostada por fora e cremosa por dentro.' },
        },
        price: 6.5,
        allergens: ['eggs', 'milk'],
        picture: 'tartaqueso',
      },
      {
        translations: {
          es: { name: 'Flan de la casa', description: 'De huevo, al baño maría, con su caramelo.' },
          en: { name: 'Our own crème caramel', description: 'Egg custard, slowly steamed, with its caramel.' },
          pt: { name: 'Pudim da casa', description: 'De ovos, em banho-maria, com o seu caramelo.' },
        },
        price: 5,
        allergens: ['eggs', 'milk'],
        picture: 'flan',
      },
      {
        translations: {
          es: { name: 'Torrija caramelizada', description: 'Pan brioche, leche infusionada y helado de vainilla.' },
          en: { name: 'Caramelised French toast', description: 'Brioche, infused milk and vanilla ice cream.' },
          pt: { name: 'Rabanada caramelizada', description: 'Pão brioche, leite aromatizado e gelado de baunilha.' },
        },
        price: 6.8,
        allergens: ['gluten', 'eggs', 'milk'],
        picture: null,
      },
      {
        translations: {
          es: { name: 'Sorbete de limón', description: 'Con un golpe de cava, o sin él.' },
          en: { name: 'Lemon sorbet', description: 'With a splash of cava, or without it.' },
          pt: { name: 'Sorvete de limão', description: 'Com um toque de cava, ou sem ele.' },
        },
        price: 4.8,
        allergens: ['sulphites'],
        picture: null,
      },
    ],
  },
  {
    key: 'bebidas',
    translations: { es: { name: 'Bebidas' }, en: { name: 'Drinks' }, pt: { name: 'Bebidas' } },
    dishes: [
      {
        translations: {
          es: { name: 'Rioja crianza', description: 'Copa. Pregunta por la botella.' },
          en: { name: 'Rioja crianza', description: 'By the glass. Ask for the bottle.' },
          pt: { name: 'Rioja crianza', description: 'A copo. Pergunte pela garrafa.' },
        },
        price: 3.8,
        allergens: ['sulphites'],
        picture: 'vino',
      },
      {
        translations: {
          es: { name: 'Caña', description: 'Bien tirada.' },
          en: { name: 'Small draught beer', description: 'Properly poured.' },
          pt: { name: 'Imperial', description: 'Bem tirada.' },
        },
        price: 2.2,
        allergens: ['gluten'],
        picture: 'cerveza',
      },
      {
        translations: {
          es: { name: 'Café con leche', description: '' },
          en: { name: 'Coffee with milk', description: '' },
          pt: { name: 'Café com leite', description: '' },
        },
        price: 1.8,
        allergens: ['milk'],
        picture: 'cafe',
      },
      {
        translations: {
          es: { name: 'Albariño', description: 'Rías Baixas. Copa.' },
          en: { name: 'Albariño', description: 'Rías Baixas. By the glass.' },
          pt: { name: 'Alvarinho', description: 'Rías Baixas. A copo.' },
        },
        price: 4.2,
        allergens: ['sulphites'],
        picture: null,
      },
      {
        translations: {
          es: { name: 'Vermut de grifo', description: 'Con aceituna y rodaja de naranja.' },
          en: { name: 'Vermouth on tap', description: 'With an olive and a slice of orange.' },
          pt: { name: 'Vermute à pressão', description: 'Com azeitona e rodela de laranja.' },
        },
        price: 3.2,
        allergens: ['sulphites'],
        picture: null,
      },
    ],
  },
]
