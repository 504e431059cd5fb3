/** Phrases of each line mean the same. */
export const ailments = `
стоматология, зъболекар, Zahnarzt, зъбар, зъболекарски кабинет, стоматологичен кабинет, Zahnmedizin, стоматологична клиника, Zahnklinik, зъболекарска практика, доктор по дентална медицина, дентална клиника
кашлица, кашля, Husten, cough
болки в гърлото, гърлобол, болно гърло, възпалено гърло, боли ме гърлото, Halsschmerzen, Halsentzündung, sore throat
ангина, тонзилит, възпалени сливици, Mandelentzündung, Tonsillitis
болки в корема, коремни болки, боли ме корема, болки в стомаха, Bauchschmerzen, Bauchweh, stomach ache
болки в ухото, боли ме ухото, ушна болка, Ohrenschmerzen, earache
отит, възпаление на ухото, Mittelohrentzündung, Ohrenentzündung
хрема, Schnupfen, запушен нос, тече ми носа
синузит, Sinusitis, Nasennebenhöhlenentzündung, възпалени синуси
пневмония, възпаление на белите дробове, Lungenentzündung, бронхопневмония
бронхит, Bronchitis
диария, разстройство, Durchfall, diarrhea
повръщане, повръщам, Erbrechen, vomiting
висока температура, вдигнах температура, hohes Fieber, fever
високо кръвно, хипертония, високо кръвно налягане, Bluthochdruck, hoher Blutdruck, Hypertonie, high blood pressure
инфаркт, сърдечен удар, Herzinfarkt, Herzanfall, heart attack
инсулт, мозъчен удар, Schlaganfall, stroke
епилепсия, епилептичен припадък, epilepsy
астма, астматик, Asthma
алергия, алергичен, Allergien, allergy
сенна хрема, алергия към полени, поленова алергия, Heuschnupfen, Pollenallergie, hay fever
атопичен дерматит, екзема, Neurodermitis, Ekzem, eczema
псориазис, Psoriasis, Schuppenflechte
гъбички по ноктите, нокътни гъбички, Nagelpilz
брадавица, махане на брадавици, Warze, Warzen
бенка, премахване на бенки, Muttermal, Leberfleck
рак на кожата, меланом, Hautkrebs
преглед на бенки, скрининг рак на кожата, Hautkrebsscreening
раково заболяване, онкологично заболяване, болен от рак, Krebserkrankung, cancer
химиотерапия, химио, Chemotherapie, Chemo
лъчетерапия, лъчелечение, Strahlentherapie, Bestrahlung
въшки, въшки в косата, Läuse, Kopfläuse, lice
краста, Krätze, Skabies, scabies
глисти, чревни паразити, Wurmbefall, Madenwürmer
счупване, фрактура, счупена ръка, счупен крак, Knochenbruch, gebrochener Arm, fracture
изгаряне, изгорено, Verbrennung, Brandwunde
навяхване, изкълчване, навехнат крак, Verstauchung
проверка на зрението, очен преглед, изследване на зрение, Sehtest, Augenuntersuchung, eye test
диоптри, диоптър, Dioptrien, Sehstärke
изследване на слуха, проверка на слуха, Hörtest, слухов тест
хранителни добавки, Nahrungsergänzungsmittel, supplements
витамини, Vitamine
отслабване, отслабвам, диета за отслабване, диети, Abnehmen, weight loss
наднормено тегло, затлъстяване, Übergewicht, Adipositas
отказване на цигарите, спиране на цигари, отказвам цигари, Rauchentwöhnung, Rauchen aufhören
тест за ХИВ, изследване за СПИН, HIV Test, AIDS Test
венерически болести, полово предавани болести, Geschlechtskrankheiten, STI
менопауза, климакс, критическа възраст, Wechseljahre, Menopause
менструация, мензис, месечен цикъл, Menstruation, Regelblutung
безплодие, стерилитет, не мога да забременея, Unfruchtbarkeit, infertility
спирала, поставяне на спирала, Hormonspirale, Kupferspirale, Verhütungsspirale
спешна контрацепция, хапче след секс, Pille danach, хапче на другия ден, morning after pill
фетална морфология, пренатална диагностика, Feindiagnostik, Pränataldiagnostik
термин за раждане, вероятен термин, Geburtstermin, Entbindungstermin, due date
дрехи за бременни, облекло за бременни, Umstandsmode, Schwangerschaftsmode, Umstandskleidung
новородено, новородено бебе, Neugeborenes, Neugeborene, newborn
чанта за родилния дом, багаж за болница бременна, Kliniktasche, чанта за раждане
безсъние, не мога да спя, Schlafstörungen, Schlaflosigkeit, insomnia
сънна апнея, Schlafapnoe, хъркане апнея
паник атака, паническа атака, Panikattacke, Panikattacken, panic attack
тревожност, тревожно разстройство, Angststörung, Angstzustände, anxiety
деменция, Demenz, старческа деменция, dementia
алцхаймер, болест на Алцхаймер, Alzheimer
паркинсон, болест на Паркинсон, Parkinson
множествена склероза, Multiple Sklerose, multiple sclerosis
болки в ставите, ставни болки, Gelenkschmerzen
артроза, остеоартроза, износени стави, Arthrose
смяна на тазобедрена става, изкуствена става, künstliches Hüftgelenk, Hüft-OP, Hüftprothese
болки в коляното, болно коляно, Knieschmerzen, knee pain
камъни в бъбреците, бъбречни камъни, Nierensteine, kidney stones
камъни в жлъчката, жлъчни камъни, Gallensteine
апендисит, апандисит, сляпо черво, Blinddarm, Blinddarmentzündung, Appendizitis
проктолог, проктолози
хемороиди, Hämorrhoiden
простата, преглед на простата, Prostatauntersuchung
цистит, възпаление пикочен мехур, Blasenentzündung, Zystitis
косопад, окапване на коса, капе ми косата, Haarausfall, hair loss
трансплантация на коса, присаждане на коса, Haartransplantation, hair transplant
ботокс, Botox, ботокс инжекции
уголемяване на устни, филър за устни, Lippen aufspritzen, Lippenvergrößerung
уголемяване на гърди, силикон в гърдите, Brustvergrößerung, увеличаване на бюст
липосукция, Fettabsaugung, liposuction
ринопластика, операция на нос, корекция на нос, Nasenkorrektur, Nasen-OP
обрязване, сюнет, Beschneidung, обрязване на момче
ухапване от куче, ухапа ме куче, Hundebiss, dog bite
хранително отравяне, натровен с храна, Lebensmittelvergiftung, food poisoning
отравяне при дете, токсикология, Giftnotruf, Giftnotrufzentrale, Giftinformationszentrum
кръвна група, Blutgruppe, blood type
ТЕЛК, решение на ТЕЛК, експертно решение ТЕЛК
смяна на здравна каса, сменям здравна каса, Krankenkassenwechsel, Krankenkasse wechseln
записване в здравна каса, регистрация в здравна каса, осигуряване в здравна каса, Anmeldung Krankenkasse, Krankenkasse anmelden
удостоверение от здравна каса, документ от здравна каса, Mitgliedsbescheinigung Krankenkasse, Versicherungsbescheinigung
смяна на личен лекар, сменям личен лекар, Hausarzt wechseln, Hausarztwechsel
търся личен лекар, намиране на личен лекар, записване при личен лекар, Hausarzt finden, Hausarzt gesucht
памперси за възрастни, пелени за възрастни, Inkontinenzmaterial, Erwachsenenwindeln
медицинско легло, болнично легло, Pflegebett, Krankenbett
ролатор, проходилка за възрастни
патерици, Krücken, Gehstützen
стълбищен асансьор, Treppenlift
спешен бутон, бутон за възрастни, Hausnotruf, паник бутон
заместваща грижа, Verhinderungspflege, заместник гледачка
краткосрочна грижа, Kurzzeitpflege, временно настаняване болен
апарат за кръвно, уред за кръвно, Blutdruckmessgerät
глюкомер, апарат за кръвна захар, Blutzuckermessgerät
термометър, термометри, Fieberthermometer
инхалатор, Inhaliergerät
ваксини за пътуване, Reiseimpfung, Reiseimpfungen
ваксина тетанус, тетанус, Tetanus, Tetanusimpfung, Wundstarrkrampf
ваксина срещу кърлежи, FSME, FSME Impfung, Zeckenimpfung
имунизационен календар, календар за ваксини, Impfkalender, STIKO
кастрация на куче, кастриране на куче, Kastration Hund, Hund kastrieren
кастрация на котка, кастриране на котка, Kastration Katze, Katze kastrieren
чипиране на куче, микрочип на куче, Hund chippen, чип за куче
ваксина срещу бяс, ваксина бяс куче, Tollwutimpfung, ваксиниране на куче
обезпаразитяване на куче, Entwurmung, Wurmkur
признаване на медицинска сестра, диплома за медицинска сестра, Anerkennung Krankenschwester, Anerkennung Pflegefachkraft, Anerkennung Pflegeberuf
изпит за равностойност, изпит по знания, Kenntnisprüfung
адаптационен курс, адаптационно обучение, Anpassungslehrgang
болен, разболях, krank, ich bin krank, I am sick
скъсана връзка, скъсан мускул, Bänderriss, Muskelfaserriss
кръвоспиране рана, зашиване на рана, Wunde nähen, шев на рана
свалят конци, сваляне на конци, Fäden ziehen
придружител при лекар, придружаване до лекар, Begleitung zum Arzt, Arztbegleitung
транспорт на болни, превоз на болни, Krankentransport, Krankenfahrt, превоз до болница
хормонално лечение, Hormontherapie, хормонотерапия
трансплантация, присаждане на орган, Transplantation, Organtransplantation
ЛГБТ, гей, schwul, lesbisch, queer
гинеколог, Frauenarzt, АГ лекар, АГ кабинет, женска консултация, гинекологичен кабинет, лекар по женски болести, Frauenarztpraxis, Frauenheilkunde, преглед при гинеколог
педиатър, Kinderarzt, лекар за бебе, доктор за бебе, детски кабинет, педиатричен кабинет, Kinderheilkunde, лекар за дете
очен лекар, Augenarzt, окулистка, очен кабинет, лекар за очи, доктор за очи, Augenarztpraxis, Augenheilkunde, Augenklinik, очна клиника
УНГ, HNO, Ohrenarzt, УНГ лекар, ушен доктор, лекар за уши, HNO Praxis, HNO Ärzte, лекар за нос
дерматолог, Hautarzt, Dermatologin, кожник, Hautarztpraxis, кабинет кожни болести, лекар за кожа
болничен, Krankmeldung, Krankschreibung, болничен отпуск, излизане в болничен, krankgeschrieben, краншайн, пускам болничен, вземане на болничен, krankmelden
физиотерапия, Physiotherapie, физио, Physio, физиотерапевтичен кабинет, раздвижване, лечебна гимнастика, Physiopraxis
Krankenpflege, медицинска сестра, Krankenschwester, Krankenschwestern, Pflegefachmann, пфлегефахкрафт
`
