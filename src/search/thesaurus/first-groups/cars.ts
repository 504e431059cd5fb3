/** Phrases of each line mean the same. */
export const cars = `
кола, коли, автомобил, автомобили, лека кола, леки коли, Auto, Autos, PKW, Wagen, авто, car
кола втора употреба, коли втора употреба, употребявана кола, кола на старо, употребяван автомобил, коли на старо, Gebrauchtwagen, gebrauchtes Auto, гебраухтваген, used car, кола втора ръка, автомобил втора употреба
нова кола, нови коли, нов автомобил, Neuwagen, new car, чисто нова кола
продавам кола, продажба на кола, продажба на автомобил, продава кола, Auto verkaufen, Autoverkauf, sell car, продавам автомобил
купувам кола, покупка на кола, покупка на автомобил, купуване на кола, Auto kaufen, Autokauf, buy car, търся кола, търся да купя кола, Auto gesucht
изкупуване на коли, изкупуване на автомобили, изкупувам коли, Autoankauf, Kfz Ankauf, изкупуване на стари коли, изкупува коли
автоморга, автоморги, коли за скрап, скрап, Autoverwertung, Schrottplatz, Schrottauto, автомобил за скрап, разкомплектоване на коли, Autoverwerter, Autofriedhof
автокъща, автокъщи, търговец на коли, търговец на автомобили, Autohaus, Autohändler, аутохаус, car dealer, автосалон, автопазар, автоборса
кола под наем, коли под наем, рент а кар, наемане на кола, автомобил под наем, Mietwagen, Autovermietung, Leihwagen, митваген, rent a car, car rental
бус под наем, бусове под наем, наемане на бус, Transporter mieten, Transportervermietung, van rental, транспортер под наем
споделено пътуване, споделени пътувания, превоз с кола, пътуване с кола, стоп до България, Mitfahrgelegenheit, Fahrgemeinschaft, митфаргелегенхайт, carpooling, BlaBlaCar, спътник за пътуване, търся превоз
споделена кола, споделени автомобили, кола на минута, Carsharing, car sharing
лизинг на кола, кола на лизинг, лизинг на автомобил, Autoleasing, Leasing, car leasing
кола на изплащане, автокредит, кредит за кола, Autokredit, Autofinanzierung, car loan
гуми, автомобилни гуми, гуми за кола, автогуми, Reifen, Autoreifen, райфен, tires, гуми втора употреба
зимни гуми, Winterreifen, винтеррайфен, winter tires
летни гуми, Sommerreifen, summer tires
джанти, алуминиеви джанти, алуминиеви, Felgen, Alufelgen, фелген, rims
авточасти, части за коли, резервни части, части за автомобили, автомобилни части, Autoteile, Ersatzteile, Kfz Teile, car parts, части втора употреба кола, магазин за авточасти, автомагазин
акумулатор, акумулатори, акумулатор за кола, Autobatterie, Starterbatterie, car battery, батерия за кола, смяна на акумулатор
смяна на масло, смяна на маслото, двигателно масло, масло за двигател, Ölwechsel, Motoröl, oil change
накладки, спирачни накладки, смяна на накладки, Bremsbeläge, brake pads
спирачки, спирачка, Bremsen
двигател, двигатели, автомобилен двигател, Automotor, engine
скоростна кутия, скоростни кутии, скорости, Getriebe, gearbox
автоматик, автоматични скорости, автоматична скоростна кутия, кола автоматик, Automatikgetriebe, Automatikauto, automatic transmission
дизел, дизелова кола, дизелов автомобил, Diesel, Dieselauto
бензин, бензинова кола, бензинов автомобил, Benzin, Benziner, petrol
газова уредба, кола на газ, газова кола, Autogas, Gasanlage, LPG
електрическа кола, електромобил, електромобили, електрически автомобил, електрически коли, Elektroauto, Elektrofahrzeug, electric car
зарядна станция, зарядни станции, зареждане на електромобил, Ladestation, Wallbox, Ladesäule, charging station
хибрид, хибридна кола, хибриден автомобил, Hybrid, Hybridauto
бензиностанция, бензиностанции, зареждане с гориво, Tankstelle, танкщеле, gas station, газстанция, бензинджийница
климатик на кола, зареждане на климатик, автоклиматик, Auto Klimaanlage, Klimaservice
пътна такса, тол такса, Maut
бус, бусове, товарен бус, ван, Transporter, Kleintransporter, транспортер, minivan, бусче, фургон, Kastenwagen
камион, камиони, тир, тирове, товарен автомобил, LKW, Lastwagen, лкв, truck, камиончета, влекач, Sattelzug
ремарке, ремаркета, Anhänger, анхенгер, trailer, ремаркета под наем, Pkw Anhänger
теглич, тегличи, Anhängerkupplung, AHK, tow bar
кемпер, кемпери, Wohnmobil, Camper, motorhome
каравана, каравани, Wohnwagen, Caravan
джип, джипове, високопроходим автомобил, SUV, Geländewagen
комби, лека кола комби, Kombi, station wagon
кабрио, кабриолет, Cabrio, Cabriolet, convertible
мотор, мотори, мотоциклет, мотоциклети, Motorrad, Motorräder, моторрад, motorcycle, моторче, мотоциклетист
скутер, скутери, мотопед, мотопеди, Motorroller, Roller, Moped, scooter, мотопедче, скутерче
тротинетка, тротинетки, електрическа тротинетка, електрически тротинетки, Elektroroller, Tretroller, electric scooter, електротротинетка
трактор, трактори, Traktor, Schlepper, tractor
селскостопанска техника, земеделска техника, Landmaschinen
багер, багери, Bagger, excavator
строителна техника, строителни машини, Baumaschinen
велосипед, велосипеди, колело, колела, Fahrrad, Fahrräder, bike, bicycle, велосипеди втора употреба, колелета, байк
електрическо колело, електрически велосипед, електрически колела, електровелосипед, Pedelec, Elektrofahrrad, ebike
детско колело, детски велосипед, колело за дете, Kinderfahrrad, kids bike
планинско колело, планински велосипед, Mountainbike, MTB
столче за кола, детско столче, столче за автомобил, Kindersitz, Autositz, Babyschale, киндерзиц, car seat, столче за бебе кола, бебешко столче за кола
зимни вериги, вериги за сняг, Schneeketten, snow chains, вериги за кола
багажник за кола, покривен багажник, кутия за багаж, Dachbox, Dachträger, roof box
Фолксваген, фолцваген, Volkswagen, VW, фау ве
Голф, Golf
Пасат, Passat
Опел, Opel
Опел Астра, Opel Astra
Мерцедес, Mercedes, Мерцедес Бенц, Mercedes Benz
БМВ, BMW, бемве, бе ем ве
Ауди, Audi
Форд, Ford
Тойота, Toyota
Рено, Renault
Пежо, Peugeot
Ситроен, Citroën, Citroen
Шкода, Skoda, Škoda
Сеат, Seat
Фиат, Fiat
Хюндай, Хюндаи, Hyundai
Киа, Kia
Нисан, Nissan
Мазда, Mazda
Хонда, Honda
Волво, Volvo
Дачия, Dacia
Порше, Porsche
Мицубиши, Mitsubishi
Сузуки, Suzuki
Тесла, Tesla
Ленд Роувър, Land Rover, Лендроувър
Рейндж Роувър, Range Rover, Рейнджроувър
Алфа Ромео, Alfa Romeo
Мини Купър, Mini Cooper
Смарт кола, Smart Fortwo, Смарт Форту
Спринтер, Sprinter, Мерцедес Спринтер, Mercedes Sprinter
Мултиван, Multivan
Айфон, iPhone, ай фон
Самсунг, Samsung
Самсунг Галакси, Samsung Galaxy
Хуавей, Huawei
Шаоми, Ксиаоми, Xiaomi
телефон, телефони, мобилен телефон, мобилни телефони, смартфон, смартфони, джиесем, GSM, Handy, Smartphone, хенди, mobile phone
калъф за телефон, аксесоари за телефон, кейс за телефон, Handyhülle, Handyzubehör, phone case
лаптоп, лаптопи, преносим компютър, Notebook, Laptop, лаптопче, лаптоп втора употреба
компютър, компютри, настолен компютър, PC, Computer, Rechner, компютърна конфигурация, геймърски компютър
таблет, таблети, Tablet
айпад, iPad
принтер, принтери, Drucker, printer
Плейстейшън, PlayStation, плейстейшан
PS5, Плейстейшън 5, PlayStation 5
PS4, Плейстейшън 4, PlayStation 4
игрова конзола, игрови конзоли, Spielkonsole, game console
фотоапарат, фотоапарати, Fotoapparat, Digitalkamera, фотокамера
инструменти, инструмент, Werkzeug, веркцойг, tools
електроинструменти, електрически инструменти, Elektrowerkzeug, power tools
бормашина, бормашини, перфоратор, Bohrmaschine, Bohrhammer, drill
смяна на собственик кола, прехвърляне на автомобил, Halterwechsel, Fahrzeugumschreibung
внос на кола България, регистрация на кола България, Auto in Bulgarien anmelden
кола с български номера, българска регистрация, Auto mit bulgarischem Kennzeichen
навигация за кола, навигация, Navi, Navigationsgerät
дашкамера, видеорегистратор, Dashcam
автомобилно радио, радио за кола, мултимедия за кола, Autoradio
стелки за кола, автомобилни стелки, Fußmatten Auto, Automatten
калъфи за седалки, тапицерия за седалки, Sitzbezüge
AdBlue, ад блу
DPF, филтър за твърди частици, Dieselpartikelfilter, Partikelfilter
турбина, турбо, ремонт на турбина, Turbolader
съединител, смяна на съединител, Kupplung, clutch
амортисьор, Stoßdämpfer, shock absorbers
ангренажен ремък, смяна на ангренаж, ангренаж, Zahnriemen, Zahnriemenwechsel
фарове, фарове за кола, Scheinwerfer, headlights
катализатор, Katalysator
мотоциклетна каска, каска за мотор, Motorradhelm
каска за колело, велосипедна каска, Fahrradhelm
детско ремарке, ремарке за колело, Fahrradanhänger
екологична зона, екозона, Umweltzone, low emission zone
тахограф, Tachograph, Fahrtenschreiber
време за управление, почивка шофьори, Lenkzeiten, Lenk- und Ruhezeiten
паркинг за камиони, паркинг за тирове, LKW Parkplatz, Autohof
видео игри, видеоигра, Videospiele, video games
слушалки, Kopfhörer, headphones
зарядно, зарядно за телефон, Ladegerät, Handyladegerät
часовник, часовници, ръчен часовник, Uhr, Armbanduhr, watch
умен часовник, смарт часовник, Smartwatch
дрон, Drohne
монитор, Bildschirm
флексове, ъглошлайф, Winkelschleifer
верижен трион, моторна резачка, резачка за дърва, Kettensäge, Motorsäge
косачка, Rasenmäher, lawn mower
стълба, стълби алуминиеви, Leiter, ladder
бетонобъркачка, Betonmischer
генератор за ток, агрегат, Stromgenerator, Stromaggregat
заваръчен апарат, електрожен апарат, Schweißgerät
МПС, моторно превозно средство, превозно средство, возило, Fahrzeug, Kraftfahrzeug, кола, автомобил, Auto
мобилник, телефон, Handy, телефон втора употреба, gebrauchtes Handy, телефон на старо
`
