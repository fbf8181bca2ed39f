import { entriesOf, type WordEntry } from './word-entry.ts'

/** Own work. How a line is written: `word-entry.ts`. */
export const ENGLISH_WORDS: readonly WordEntry[] = entriesOf('en', [
  [['gluten'], 'gluten*'],
  [['crustaceans'], 'crustacean*; shellfish'],
  [['eggs'], 'egg* = vegan egg, egg plant'],
  [['fish'], 'fish*'],
  [['peanuts'], 'peanut*; groundnut'],
  [['soybeans'], 'soy*; soya*; soybean*'],
  [['milk'], 'dairy*; lactose; casein; whey'],
  [['nuts'], 'nut* = pine nut, tiger nut, nut free; tree nut'],
  [['celery'], 'celery*; celeriac'],
  [['mustard'], 'mustard*'],
  [['sesame'], 'sesame*'],
  [['sulphites'], 'sulphite*; sulfite*'],
  [['lupin'], 'lupin*; lupini; lupin bean'],
  [['molluscs'], 'mollusc*; mollusk*; shellfish'],
  [
    ['gluten'],
    `flour = rice flour, corn flour, chickpea flour, almond flour, coconut flour, tapioca flour, buckwheat flour,
      chestnut flour, potato flour
    bread = prawn bread, sweetbread
    dough = corn dough
    pasta = rice pasta, corn pasta
    noodle = rice noodle, glass noodle, zucchini noodle, courgette noodle
    cracker = rice cracker, prawn cracker, shrimp cracker
    ale!
    toast!
    bun!
    pastry; puff pastry; wheat; barley; rye; oat; spelt; semolina; malt; couscous; bulgur; seitan; cereal; crouton
    bulgar; farro; batter!; gravy; crumbed
    breadcrumb; breaded; battered; sandwich; baguette; bagel; pita; naan; wrap; pizza; burger; dumpling; wonton; spaghetti
    macaroni; tagliatelle; linguine; penne; gnocchi; tempura; panko; beer; lager; stout; muesli; crumble
    shortcrust; filo; phyllo; samosa; spring roll; churro`,
  ],
  [['gluten', 'milk'], 'bechamel; white sauce; shortbread'],
  [['gluten', 'eggs'], 'ravioli; schnitzel; fritter; egg noodle; ramen'],
  [
    ['gluten', 'eggs', 'milk'],
    `cake = rice cake, fish cake, crab cake
    pie!
    pancake = rice pancake
    tart!
    waffle; muffin; cookie; brownie; cheesecake; croissant; doughnut; donut; croquette; lasagne; lasagna; quiche; tiramisu
    eclair; profiterole; carbonara; brioche; biscuit; sponge; scone; crepe; strudel; toad in the hole; yorkshire pudding`,
  ],
  [
    ['eggs'],
    `omelette; meringue; aioli; allioli; egg white; egg yolk; frittata; scrambled eggs; hollandaise; pavlova; spanish tortilla`,
  ],
  [
    ['eggs', 'mustard'],
    `mayonnaise = vegan mayonnaise
    mayo = vegan mayo
    tartar sauce; tartare sauce; coleslaw; caesar; remoulade`,
  ],
  [['gluten', 'eggs'], 'katsu'],
  [
    ['eggs', 'milk'],
    'custard; gelato; ice cream = vegan ice cream, dairy free ice cream; mousse; souffle; creme brulee',
  ],
  [
    ['milk'],
    `milk = coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk, cashew milk, hazelnut milk, tiger milk,
      plant milk
    butter = peanut butter, almond butter, cashew butter, cocoa butter, apple butter, vegan butter, nut butter
    cream = coconut cream, cream of tartar, vegan cream, oat cream, soy cream, balsamic cream
    cheese = vegan cheese, head cheese, cashew cheese
    yogurt = coconut yogurt, soy yogurt, vegan yogurt
    yoghurt = coconut yoghurt, soy yoghurt, vegan yoghurt
    chocolate = vegan chocolate
    buttermilk; curd; kefir; ghee; mozzarella; parmesan; cheddar; stilton; feta; halloumi; ricotta; mascarpone; brie
    gratin; fondue; latte; cappuccino; toffee; fudge; rarebit; risotto; stracciatella; tzatziki; raita`,
  ],
  [
    ['fish'],
    `sole!
    bass!
    bream!
    ray!
    ling!
    cod; haddock; hake; halibut; monkfish; turbot; trout; salmon; tuna; anchovy; sardine; mackerel; herring; kipper; eel
    swordfish; sea bass; sea bream; plaice; red mullet; john dory; skate; whitebait; caviar; roe; sushi; sashimi; ceviche
    kedgeree; bonito; whiting; pollock`,
  ],
  [['fish', 'gluten'], 'fish and chips; fish finger; worcestershire; worcester sauce'],
  [['fish', 'crustaceans', 'eggs', 'gluten'], 'surimi; crab stick'],
  [['crustaceans'], 'prawn; shrimp; crab; lobster; crayfish; langoustine; king prawn; scampi; barnacle; krill'],
  [['crustaceans', 'molluscs'], 'seafood'],
  [
    ['molluscs'],
    `squid; octopus; cuttlefish; calamari; mussel; clam; cockle; oyster = oyster mushroom
    scallop = scallop potato
    snail; escargot; whelk; periwinkle; razor clam; abalone; limpet; winkle`,
  ],
  [['soybeans'], 'tofu; tempeh; edamame; soy sauce; lecithin; tamari'],
  [['soybeans', 'gluten'], 'teriyaki; miso'],
  [['peanuts', 'soybeans'], 'satay'],
  [
    ['nuts'],
    `almond; hazelnut; walnut; cashew; pistachio; pecan; brazil nut; macadamia; marzipan; praline; frangipane; nougat
    amaretto; nut roast; filbert`,
  ],
  [['nuts', 'milk'], 'pesto; nutella'],
  [['nuts', 'gluten'], 'granola; baklava'],
  [['nuts', 'gluten', 'sulphites'], 'romesco'],
  [['celery', 'nuts', 'eggs'], 'waldorf'],
  [['celery'], 'bloody mary; bolognese'],
  [['sesame'], 'tahini; hummus; houmous; halva; falafel'],
  [['mustard'], 'curry; piccalilli; honey mustard'],
  [
    ['sulphites'],
    `wine; vinegar; cider; sherry; port wine; vermouth; champagne; prosecco; cava; sangria; raisin; sultana
    pickle; pickled; balsamic; dried apricot; prune`,
  ],
  [['sulphites', 'mustard'], 'vinaigrette'],
])
