/** Phrases of each line mean the same. */
export const food = `
хранителни стоки, бакалия, бакалии, хранителни продукти, хранителен магазин, магазин за храни, Lebensmittel, Lebensmittelgeschäft, Lebensmittelladen, лебенсмител, groceries, пазаруване на храна
магазин за български стоки, български магазин, български магазини, български хранителни магазин, български хранителни стоки, български стоки, bulgarischer Laden, bulgarische Lebensmittel, bulgarisches Geschäft, bulgarischer Markt, Bulgarian shop
български продукти, български храни, храни от България, продукти от България, bulgarische Produkte, bulgarische Spezialitäten, Bulgarian food, родни храни
балкански магазин, балкански стоки, Balkan Markt, Balkan Laden, Balkanladen
турски магазин, турски стоки, türkischer Supermarkt, türkischer Laden, Turkish shop
руски магазин, руски стоки, russischer Laden, russischer Supermarkt, Russian shop
румънски магазин, румънски стоки, rumänischer Laden, rumänischer Markt
азиатски магазин, азиатски стоки, Asia Shop, Asia Markt, Asialaden
супермаркет, супермаркети, хипермаркет, Supermarkt, зупермаркт, supermarket, голям магазин за храна
денонощен магазин, павилион, лафка, квартален магазин, Kiosk, Späti, Spätkauf, convenience store
пазар, пазари, кооперативен пазар, седмичен пазар, Wochenmarkt, farmers market
зеленчуков магазин, плод и зеленчук, плод зеленчук, магазин за плодове, Obst und Gemüse, Gemüseladen, Obsthändler, greengrocer
магазин за напитки, напитки, склад за напитки, Getränkemarkt, Getränke, beverages
деликатеси, деликатесен магазин, Feinkost, Feinkostladen, Delikatessen, delicatessen
био магазин, био храни, биохрани, био продукти, Bioladen, Biomarkt, Bioprodukte, organic food
билки, билкар, билкова аптека, билков магазин, Kräuterladen, Kräuter, herbs
магазин за чай, Teeladen, Teegeschäft
търговия на едро, хранителни стоки едро, борса за храни, вносител на храни, Großhandel, Lebensmittelgroßhandel, гросхандел, wholesale
ресторант, ресторанти, механа, механи, заведение за хранене, гостилница, Restaurant, Gaststätte, Lokal, заведение, Speiselokal, къде да хапна
български ресторант, българска механа, български ресторанти, българска кухня, българско заведение, bulgarisches Restaurant, bulgarische Küche, Bulgarian restaurant
турски ресторант, турска кухня, türkisches Restaurant, Turkish restaurant
гръцки ресторант, гръцка кухня, griechisches Restaurant, Greek restaurant
италиански ресторант, италианска кухня, italienisches Restaurant, Italian restaurant
сръбски ресторант, балканска кухня, балкански ресторант, сръбска скара, Balkan Restaurant, serbisches Restaurant, Balkanküche
ресторант с жива музика, механа с музика, Restaurant mit Livemusik
закусвалня, закусвални, бързо хранене, бърза храна, закуски, Imbiss, Imbissbude, Schnellrestaurant, имбис, fast food, snack bar, бистро
дюнер, дюнери, дюнерджийница, Döner, Dönerladen, кебап дюнер, Kebap, алудюнер, дюнерджия
пица, пици, пицария, Pizza, Pizzeria
скара, скара бира, на скара, грил, барбекю, Grill, Grillen, barbecue
пекарна, пекарни, фурна за хляб, хлебарница, фурни за хляб, Bäckerei, бекерай, bakery, баничарница, баничар
сладкарница, сладкарници, сладкарски цех, Konditorei, кондиторай, pastry shop
месарница, месарници, месен магазин, магазин за месо, Metzgerei, Fleischerei, Schlachterei, метцгерай, butcher shop, касапница
рибарница, рибен магазин, магазин за риба, Fischgeschäft, Fischladen, Fischhändler, fish shop
кафене, кафенета, кафе, кафетерия, Café, Kaffeehaus, Cafeteria, coffee shop, сладкарница с кафе, кафенце, Kaffee trinken
бар, барове, нощен бар, коктейл бар, Cocktailbar, Kneipe, кнайпе, pub, кръчма
дискотека, дискотеки, нощен клуб, нощни клубове, Diskothek, Disko, Nachtclub, Nachtklub, nightclub
наргиле, наргиле бар, Shisha, Shisha Bar, шиша, hookah
сладоледен салон, сладолед, сладоледи, Eisdiele, Eiscafé, Eis essen, ice cream
храна за вкъщи, храна за дома, поръчка на храна, Essenslieferung, Lieferservice, Lieferdienst Essen, food delivery
храна, ядене, манджа, Essen und Trinken, food
домашна храна, домашно приготвена храна, домашно готвено, готвена храна, Hausmannskost, homemade food
сирене, сирена, бяло сирене, саламурено сирене, краве сирене, Salzlakenkäse, bulgarischer Käse, white cheese, българско сирене, сиренце, Feta bulgarisch
овче сирене, Schafskäse, Schafkäse
козе сирене, Ziegenkäse
кашкавал, кашкавали, Kaschkawal, Kaschkaval, жълто сирене
кисело мляко, българско кисело мляко, Joghurt, йогурт, bulgarischer Joghurt, yogurt, българско мляко
закваска за мляко, закваска, закваска за кисело мляко, Joghurtkultur, Joghurtferment
прясно мляко, мляко, Milch, Frischmilch, milk
айран, айрян, Ayran
масло за хляб, краве масло, Butter
луканка, луканки, Lukanka, bulgarische Salami, луканки български, домашна луканка
суджук, суджуци, Sucuk
сушени колбаси, сурово сушени колбаси, Rohwurst
колбас, колбаси, Wurst, Wurstwaren, sausage
салам, салами, Salami
шунка, Schinken
наденица, наденици, Bratwurst, карначета, карначе, Wurst zum Braten
филе Елена, Filet Elena
кебапче, кебапчета, Kebaptsche, Kebapche
кюфте, кюфтета, Frikadelle, Frikadellen, meatballs
кайма, кайма за кюфтета, мляно месо, Hackfleisch, хакфлайш, minced meat
агнешко, агнешко месо, агне, Lammfleisch, Lamm, lamb
свинско, свинско месо, Schweinefleisch, pork
телешко, говеждо, телешко месо, Rindfleisch, Kalbfleisch, beef
пиле, пилешко, пилешко месо, Hähnchen, Hühnerfleisch, Hähnchenfleisch, chicken
халал, халал месо, Halal, Halal Fleisch
риба, рибни продукти, Fisch, fish
цаца, пържена цаца, Sprotten, frittierte Sprotten
баница, баници, баничка, банички, Baniza, Banitsa, вита баница, домашна баница
бюрек, бюреци, Börek
кори за баница, точени кори, Filoteig, Blätterteig, Yufka, filo dough
мекици, мекица, бухти, Mekizi, frittierte Teigfladen
бутер тесто, тесто за баница, бутертесто, Blätterteig fertig
хляб, хлебчета, Brot, bread, питки хляб, български хляб, Vollkornbrot хляб
козунак, козунаци, Kosunak, Hefezopf, Osterbrot, Osterzopf, домашен козунак
погача, питка, питки, обредна пита, Pogatscha, Fladenbrot, pogacha
лютеница, лютеници, Ljuteniza, Lutenitsa, Paprikapaste, домашна лютеница
айвар, Ajvar
кьопоолу, кьополу, Kjopolu, Auberginenpaste
туршия, туршии, зимнина, царска туршия, eingelegtes Gemüse, pickles, домашна туршия, зимнина домашна
кисели краставички, краставички, Gewürzgurken, saure Gurken
кисело зеле, сармено зеле, Sauerkraut, зауеркраут
сарми, сърми, Sarmi, Kohlrouladen, Krautwickel
мусака, Musaka, Moussaka
шкембе чорба, шкембе, Kuttelsuppe, Schkembe, tripe soup
боб чорба, бобена чорба, Bohnensuppe, bean soup
таратор, Tarator, kalte Gurkensuppe
шопска салата, Schopska Salat, Schopska, Shopska salad
чубрица, сол с чубрица, Bohnenkraut, savory herb
шарена сол, пъстра сол, bulgarisches Kräutersalz
подправка, подправки, Gewürz, Gewürze, spices
боза, Boza, bulgarisches Malzgetränk
ракия, ракии, домашна ракия, Rakia, Rakija, Raki bulgarisch, Obstbrand, ракийка, домашна гроздова, гроздова ракия, сливова ракия, сливова
мастика, Mastika
узо, Ouzo
вино, вина, винарна, българско вино, Wein, Weine, bulgarischer Wein, wine
бира, бири, Bier, beer
минерална вода, бутилирана вода, Mineralwasser, mineral water
лимонада, безалкохолно, безалкохолни напитки, Limonade, alkoholfreie Getränke, soft drinks
кафе на зърна, мляно кафе, Kaffeebohnen
чай, Tee, tea
мед, пчелен мед, домашен мед, пчелар, Honig, Imker, honey, български мед
пчелни продукти, прополис, пчелно млечице, Bienenprodukte, Propolis
розово масло, розова вода, продукти от роза, Rosenöl, Rosenwasser, bulgarisches Rosenöl, rose oil
локум, локуми, Lokum, Turkish delight
халва, тахан халва, Halva, Halwa
баклава, Baklava
сладкиши, бонбони, сладки неща, Süßigkeiten, Süßwaren, sweets
вафли, вафла, Waffeln
шоколад, шоколади, Schokolade, chocolate
слънчогледови семки, семки, Sonnenblumenkerne, sunflower seeds
ядки, Nüsse, nuts
фъстъци, фъстък, Erdnüsse, peanuts
слънчогледово олио, олио, Sonnenblumenöl, sunflower oil
зехтин, маслиново масло, Olivenöl, olive oil
брашно, Mehl, flour
плодове, плод, Obst, Früchte, fruit
зеленчуци, зеленчук, Gemüse, vegetables
домати, домат, Tomaten, tomatoes
розови домати, български домати, rosa Tomaten
чушки, чушка, печени чушки, Paprikaschoten, geröstete Paprika, peppers, Paprika
чушкопек, чушкопеци, Paprikabräter, Paprikaröster, pepper roaster
яйца, домашни яйца, пресни яйца, Eier, frische Eier, eggs
бебешка храна, бебешки храни, адаптирано мляко, Babynahrung, Babymilch, Säuglingsnahrung, baby food, пюре за бебе, мляко за бебе, сухо мляко бебе
веган, вегански, веган храна, Vegan, vegane Küche
вегетариански, вегетарианска храна, вегетарианец, vegetarisch, vegetarische Küche, vegetarian
глутен, безглутенов, безглутенови храни, glutenfrei, gluten free
рецепта за готвене, български рецепти, готварски рецепти, Kochrezept, Kochrezepte, recipes
цигари, тютюн, цигари и тютюн, Zigaretten, Tabak, Tabakwaren, cigarettes, тютюнопродукти, електронни цигари магазин
онлайн български магазин, поръчка на български продукти, bulgarischer Onlineshop
полски магазин, полски стоки, polnischer Laden
арабски магазин, халал магазин, arabischer Supermarkt
суши, Sushi, суши ресторант, sushi restaurant
китайски ресторант, китайска кухня, chinesisches Restaurant
рибен ресторант, ресторант с риба, Fischrestaurant
ресторант за сватба, ресторант за кръщене, Restaurant für Feiern, ресторант за рожден ден
бранч, закуска навън, Brunch
обедно меню, обяд, обедни менюта, Mittagstisch, Mittagsmenü, lunch menu
доставка на пица, пица за вкъщи, Pizzaservice, Pizza Lieferdienst
палачинки, Pfannkuchen, pancakes
тутманик, тутманици, милинки, Tutmanik
гювеч, Gjuwetsch
чевермета, чеверме, агне на чеверме, Tscheverme
пастърма, Pastirma
сланина, Speck
пача, Sülze
лозови листа, лозов лист, Weinblätter
имам баялдъ, Imam Bayildi
катък, крокмач
извара, Quark, cottage cheese
сметана, cream
булгур, Bulgur
леща, Linsen
боб, зрял боб, смилянски боб, Bohnen, beans
ориз, бял ориз, rice
макарони, Nudeln, pasta
солети, снакс, чипс, Chips
захар, Zucker, sugar
готварска сол, Salz, трапезна сол
оцет, винен оцет, Essig, vinegar
сладко от смокини, сладко, конфитюр, мармалад, Marmelade, jam
смокини, Feigen, figs
сушени плодове, Trockenfrüchte, dried fruit
орехи, Walnüsse, walnuts
диня, дини, Wassermelone, watermelon
грозде, Trauben, grapes
праскови, праскова, Pfirsiche
чесън, Knoblauch, garlic
картофи, Kartoffeln, potatoes
гъби, Pilze, печурки, mushrooms
ягоди, Erdbeeren, strawberries
кафе турско, türkischer Mokka
твърд алкохол, Spirituosen, Schnaps, спиртни напитки
депозит за бутилки, връщане на бутилки, пфанд, Leergut, bottle deposit
буркани, буркани за зимнина, Einmachgläser, Weckgläser
десерт, Nachtisch, Kuchen
прясно месо, месни продукти, Fleisch, meat
`
