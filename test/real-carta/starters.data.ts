import type { RealCategory } from './real-dish.ts'

/** Long names, photos on most dishes, one dish that is not declared. */
export const starters: RealCategory = {
  name: ['Para abrir boca', 'To whet your appetite', 'Para abrir o apetite'],
  dishes: [
    {
      name: [
        'Ensaladilla rusa con ventresca de atún y picos de Sanlúcar',
        'Potato salad with tuna belly and Sanlúcar breadsticks',
        'Salada russa com ventresca de atum e tostas de Sanlúcar',
      ],
      description: [
        'Patata, zanahoria y guisantes; mahonesa montada cada mañana.',
        'Potato, carrot and peas; mayonnaise whipped every morning.',
        'Batata, cenoura e ervilhas; maionese batida todas as manhãs.',
      ],
      price: '9,50',
      photo: 'ensaladilla',
      allergens: ['eggs', 'fish', 'gluten'],
    },
    {
      name: ['Aceitunas gordales aliñadas', 'Marinated Gordal olives', 'Azeitonas gordais temperadas'],
      description: [
        'Con naranja, tomillo y un punto de guindilla.',
        'With orange, thyme and a touch of chilli.',
        'Com laranja, tomilho e um toque de malagueta.',
      ],
      price: '3,50',
      photo: 'aceitunas',
      allergens: ['sulphites'],
    },
    {
      name: [
        'Tomate de Conil con melva y cebolla morada',
        'Conil tomato with frigate tuna and red onion',
        'Tomate de Conil com judeu e cebola roxa',
      ],
      description: [
        'Aceite de Vejer y sal en escamas.',
        'Vejer olive oil and flaky salt.',
        'Azeite de Vejer e flor de sal.',
      ],
      price: '10,50',
      photo: 'tomate',
      allergens: ['fish'],
    },
    {
      name: [
        'Pan de pueblo con tomate y anchoas del Cantábrico',
        'Farmhouse bread with tomato and Cantabrian anchovies',
        'Pão caseiro com tomate e anchovas do Cantábrico',
      ],
      description: [
        'Cuatro tostas. Anchoas 00, abiertas al momento.',
        'Four toasts. Double-zero anchovies, opened to order.',
        'Quatro tostas. Anchovas 00, abertas na hora.',
      ],
      price: '11',
      photo: 'pantomate',
      allergens: ['gluten', 'fish'],
    },
    {
      name: ['Croquetas de choco en su tinta', 'Cuttlefish croquettes in their ink', 'Croquetes de choco com tinta'],
      description: [
        'Ocho piezas, con alioli de limón.',
        'Eight pieces, with lemon aioli.',
        'Oito peças, com aioli de limão.',
      ],
      price: '10,50',
      photo: 'croquetas',
      allergens: ['gluten', 'milk', 'molluscs', 'eggs'],
    },
    {
      name: ['Salmorejo con huevo y jamón', 'Salmorejo with egg and ham', 'Salmorejo com ovo e presunto'],
      price: '7,80',
      photo: 'salmorejo',
      allergens: ['gluten', 'eggs', 'sulphites'],
    },
    {
      name: [
        'Patatas bravas de la abuela Encarna',
        'Grandmother Encarna’s patatas bravas',
        'Batatas bravas da avó Encarna',
      ],
      description: [
        'Salsa roja que pica lo justo.',
        'A red sauce, just hot enough.',
        'Molho vermelho, picante na medida.',
      ],
      price: '6,90',
    },
  ],
}
