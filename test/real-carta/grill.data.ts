import type { RealCategory } from './real-dish.ts'

/** The longest name, the highest price, one dish sold out; dark photos and an upright one. */
export const grill: RealCategory = {
  name: ['A la brasa', 'From the charcoal grill', 'Na brasa'],
  dishes: [
    {
      name: ['Sardinas al espeto en barca de brasas', 'Skewered sardines over embers', 'Sardinhas no espeto na brasa'],
      description: [
        'Cinco por espeto. Solo de mayo a octubre.',
        'Five per skewer. Only from May to October.',
        'Cinco por espeto. Só de maio a outubro.',
      ],
      price: '10',
      photo: 'sardinas',
      allergens: ['fish'],
    },
    {
      name: [
        'Pulpo a la brasa con pimentón de la Vera',
        'Grilled octopus with Vera paprika',
        'Polvo na brasa com pimentão de la Vera',
      ],
      description: [
        'Pata entera sobre crema de patata.',
        'A whole tentacle on creamed potato.',
        'Tentáculo inteiro sobre creme de batata.',
      ],
      price: '19,80',
      photo: 'pulpo',
      allergens: ['milk', 'molluscs'],
    },
    {
      name: [
        'Mejillones al vapor con laurel y manzanilla',
        'Mussels steamed with bay leaf and Manzanilla',
        'Mexilhões ao vapor com louro e manzanilla',
      ],
      price: '11,50',
      photo: 'mejillones',
      allergens: ['molluscs', 'sulphites'],
    },
    {
      name: [
        'Lomo de atún rojo de almadraba, vuelta y vuelta, con salsa de soja y sésamo tostado',
        'Seared loin of trap-caught bluefin tuna with soy sauce and toasted sesame',
        'Lombo de atum-rabilho de almadrava, mal passado, com molho de soja e sésamo tostado',
      ],
      description: [
        'Pieza de 220 g. Lo servimos rojo por dentro.',
        'A piece of 220 g. We serve it red inside.',
        'Peça de 220 g. Servimo-lo vermelho por dentro.',
      ],
      price: '26',
      allergens: ['fish', 'soybeans', 'gluten', 'sesame'],
    },
    {
      name: ['Chuletón de vaca madurada', 'Dry-aged rib steak', 'Costeletão de vaca maturada'],
      description: [
        'Un kilo, para dos. Con patatas y pimientos.',
        'One kilo, for two. With potatoes and peppers.',
        'Um quilo, para dois. Com batatas e pimentos.',
      ],
      price: '64',
      photo: 'chuleton',
      allergens: [],
    },
    {
      name: ['Lubina salvaje a la espalda', 'Butterflied wild sea bass', 'Robalo selvagem grelhado aberto'],
      description: [
        'Refrito de ajo, guindilla y vinagre.',
        'Fried garlic, chilli and vinegar.',
        'Refogado de alho, malagueta e vinagre.',
      ],
      price: '24',
      allergens: ['fish', 'sulphites'],
    },
    {
      name: [
        'Bogavante nacional a la brasa, por pieza',
        'Grilled blue lobster, by the piece',
        'Lavagante nacional na brasa, à peça',
      ],
      description: [
        'Con mantequilla de algas. Encárgalo la víspera.',
        'With seaweed butter. Order it the day before.',
        'Com manteiga de algas. Encomende de véspera.',
      ],
      price: '78',
      allergens: ['crustaceans', 'milk'],
      soldOut: true,
    },
  ],
}
