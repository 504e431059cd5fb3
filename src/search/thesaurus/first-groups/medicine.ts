/** Phrases of each line mean the same. */
export const medicine = `
лекар, доктор, Arzt, Ärztin, Ärzte, Ärztinnen, лекарка, докторка, doctor, арцт, physician, медик
личен лекар, джипи, GP, общопрактикуващ лекар, домашен лекар, семеен лекар, Hausarzt, Hausärztin, Hausärzte, хаусарцт, family doctor, общопрактикуващ
обща медицина, Allgemeinmedizin, Hausarztpraxis, Allgemeinmediziner, Allgemeinmedizinerin, обща практика, кабинет обща медицина, general practice
детски лекар, педиатър, педиатри, педиатърка, детски доктор, Kinderarzt, Kinderärztin, Kinderärzte, pediatrician, Kinderarztpraxis, лекар за деца, доктор за деца
женски лекар, гинеколог, гинеколози, гинеколожка, Frauenarzt, Frauenärztin, Frauenärzte, Gynäkologe, Gynäkologin, фрауенарцт, gynecologist, женски доктор
зъболекар, стоматолог, стоматолози, стоматоложка, дентист, Zahnarzt, Zahnärztin, Zahnärzte, цанарцт, dentist, Zahnarztpraxis, зъбен лекар
очен лекар, офталмолог, офталмолози, офталмоложка, очен, Augenarzt, Augenärztin, Augenärzte, eye doctor, ophthalmologist, очен доктор, окулист
кожен лекар, дерматолог, дерматолози, дерматоложка, Hautarzt, Hautärztin, Hautärzte, Dermatologe, dermatologist, кожен доктор, венеролог, дерматовенеролог
УНГ, ушен лекар, лекар уши нос гърло, уши нос гърло, HNO, HNO-Arzt, HNO-Ärztin, Hals-Nasen-Ohren-Arzt, ENT doctor, ларинголог, ушо-нос-гърло, УНГ кабинет
кардиолог, кардиолози, кардиоложка, кардиология, сърдечен лекар, Kardiologe, Kardiologin, Kardiologie, Herzarzt, cardiologist, лекар за сърце, Herzspezialist
невролог, невролози, невроложка, Neurologe, Neurologin, Neurologie, Nervenarzt, neurologist, нервен лекар, неврологичен кабинет, нервен доктор, лекар по нерви
психиатър, психиатри, психиатърка, Psychiater, Psychiaterin, psychiatrist, психиатричен кабинет, Psychiatrie, лекар психиатър
психолог, психолози, психоложка, Psychologe, Psychologin, Psychologen, psychologist, психологическа консултация, psychologische Beratung, психологическа помощ, български психолог, психологичен кабинет
психотерапевт, психотерапевтка, Psychotherapeut, Psychotherapeutin, psychotherapist, терапевт, терапевтка, therapist, психотерапия, Psychotherapie, psychotherapy, Gesprächstherapie, Psychotherapiepraxis
детски психолог, Kinderpsychologe, Kinderpsychologin, child psychologist, психолог за деца, психолог за дете
детски психотерапевт, Kindertherapeut, Kinder- und Jugendlichenpsychotherapeut, Kinderpsychotherapeut, Kinderpsychotherapeutin
детски психиатър, Kinderpsychiater, Kinderpsychiaterin, Kinder- und Jugendpsychiater, Kinder- und Jugendpsychiatrie
семейна терапия, Paartherapie, терапия за двойки, Eheberatung, Paartherapeut, семеен терапевт, Paarberatung, couples therapy, семеен психолог, психолог за двойки, семейна консултация
ортопед, ортопедка, ортопедия, Orthopäde, Orthopädin, Orthopädie, orthopedist, лекар за кости, ортопедичен кабинет, Orthopäden
травматолог, травматология, Unfallchirurg, Unfallchirurgie, Unfallchirurgin, травматолози, ортопед травматолог
трудова злополука лекар, Durchgangsarzt, D-Arzt, Unfallarzt, Durchgangsärztin
хирург, хирурзи, хирургия, хируржка, Chirurg, Chirurgin, Chirurgie, surgeon, хирургичен кабинет, Chirurgen
неврохирург, неврохирурзи, неврохирургия, Neurochirurg, Neurochirurgie, neurosurgeon
лицево-челюстен хирург, Kieferchirurg, Kieferchirurgin, Oralchirurg, орален хирург, MKG-Chirurg, Oralchirurgie, Kieferchirurgie
пластичен хирург, пластична хирургия, естетична хирургия, Schönheitschirurgie, plastische Chirurgie, Schönheitschirurg, plastic surgeon, естетичен хирург, Schönheits-OP, пластични операции
съдов хирург, съдова хирургия, Gefäßchirurg, Gefäßchirurgie
флеболог, разширени вени, Phlebologe, Krampfadern, Venenarzt, Phlebologie, варикозни вени, лекар за вени, разширени вени крака
ангиолог, ангиология, Angiologe, Angiologie
уролог, уролози, уроложка, урология, Urologe, Urologin, Urologie, urologist, лекар по мъжки болести, Urologen, урологичен кабинет
нефролог, нефрология, бъбречен лекар, Nephrologe, Nephrologin, Nephrologie, лекар за бъбреци, Nierenarzt
хемодиализа, диализа, Dialyse, dialysis
гастроентеролог, гастроентерология, Gastroenterologe, Gastroenterologin, Gastroenterologie, лекар за стомах, гастролог, Magenarzt, стомашен лекар, гастроентеролози
белодробен лекар, пулмолог, пулмология, Lungenarzt, Lungenärztin, Pneumologe, Pneumologin, Lungenfacharzt, Pneumologie, лекар за бели дробове, пулмолози, пневмолог
алерголог, алерголози, алергология, Allergologe, Allergologin, Allergologie, лекар по алергии, Allergiearzt
алергичен тест, тест за алергии, Allergietest, allergy test
ендокринолог, ендокринолози, ендокринология, Endokrinologe, Endokrinologin, Endokrinologie, хормонален лекар, лекар за щитовидна жлеза, ендокриноложка, лекар за хормони, Hormonarzt
диабетолог, Diabetologe, Diabetologin, лекар за диабет, Diabetologie
диабет, захарна болест, Diabetes, Zuckerkrankheit, диабетик, диабетици, висока кръвна захар, diabetes mellitus
щитовидна жлеза, Schilddrüse, thyroid
ревматолог, ревматология, Rheumatologe, Rheumatologin, Rheumatologie
онколог, онколози, онкология, Onkologe, Onkologin, Onkologie, oncologist, лекар за рак, Krebsarzt, онколожка
рак на гърдата, Brustkrebs, breast cancer
хематолог, хематология, Hämatologe, Hämatologie
интернист, вътрешни болести, Internist, Internistin, Innere Medizin, вътрешен лекар, терапевт вътрешни болести
рентгенолог, рентгенолози, радиолог, радиология, Radiologe, Radiologin, Radiologie, radiologist, рентгенов кабинет
рентген, рентгенова снимка, Röntgen, Röntgenbild, X-ray
ядрено-магнитен резонанс, ЯМР, магнитен резонанс, MRT, Kernspintomographie, MRI, скенер с магнит, магнитнорезонансна томография
компютърна томография, компютърен томограф, CT, Computertomographie, скенер, скенер на глава, CT scan
ехография, ултразвук, ехограф, Ultraschall, Sonographie, ultrasound, ехографски преглед, ултразвуков преглед, Ultraschalluntersuchung
мамография, мамограма, Mammographie, mammogram, Mammografie, преглед на гърди, Brustuntersuchung
колоноскопия, Darmspiegelung, Koloskopie, colonoscopy
гастроскопия, Magenspiegelung, Gastroskopie
електрокардиограма, ЕКГ, EKG, кардиограма
кръвни изследвания, изследване на кръв, Bluttest, Blutuntersuchung, кръвна картина, Blutbild, blood test, Blutabnahme, пускане на кръв, вземане на кръв, лабораторни изследвания
медицинска лаборатория, medizinisches Labor, Laborarzt, лаборатория за изследвания, Medizinlabor
анестезиолог, анестезиолози, анестезия, упойка, Anästhesist, Anästhesistin, Narkose, Anästhesie
лекар по болка, Schmerztherapeut, Schmerztherapie, болкова терапия, Schmerzarzt
спортен лекар, спортна медицина, Sportarzt, Sportmedizin, Sportmediziner
трудова медицина, Betriebsarzt, фирмен лекар, Arbeitsmedizin, Betriebsärztin, Arbeitsmediziner
тропическа медицина, Tropenmedizin, Tropenarzt, Reisemedizin, Tropeninstitut
хомеопат, хомеопатка, хомеопатия, Homöopath, Homöopathin, Homöopathie
народен лечител, природолечител, Heilpraktiker, Heilpraktikerin, хайлпрактикер
акупунктура, иглотерапия, Akupunktur, acupuncture
остеопат, остеопатка, остеопатия, Osteopath, Osteopathin, Osteopathie
хиропрактик, Chiropraktiker, Chiropraktikerin, чакръкчия, chiropractor, чекръкчия, наместване на кости, Chiropraktik, мануален терапевт
медицински специалист, лекар специалист, Facharzt, Fachärztin, Fachärzte, фахарцт
български лекар, лекар говорещ български, bulgarischer Arzt, bulgarischsprachiger Arzt, българска лекарка, лекар българин, българскоговорящ лекар, bulgarische Ärztin, български доктор, доктор българин
лекарски кабинет, медицински кабинет, Arztpraxis, лекарска практика, докторски кабинет, кабинет на лекар, Praxis Arzt
медицински център, поликлиника, MVZ, Ärztehaus, Medizinisches Versorgungszentrum, Poliklinik
записване за лекар, час при лекар, Arzttermin, час за преглед, doctor's appointment, записвам час лекар, час за доктор, Termin beim Arzt, записване на час лекар
служба за лекарски часове, Terminservicestelle, 116117 Terminservice
болница, клиника, Krankenhaus, Klinik, Klinikum, кранкенхаус, hospital, Spital, Krankenhäuser, болнично заведение, Kliniken
университетска болница, Uniklinik, Universitätsklinikum, Uniklinikum, университетска клиника
приемане в болница, хоспитализация, Krankenhausaufenthalt, болничен престой, болнично лечение, stationäre Behandlung
родилен дом, родилно отделение, Geburtsklinik, Kreißsaal, Geburtsstation, родилна зала, Entbindungsstation, родилно, болница за раждане, Geburtshilfeklinik
къща за раждане, Geburtshaus
детска болница, детска клиника, Kinderklinik, Kinderkrankenhaus
психиатрична клиника, психиатрична болница, психиатрично отделение, psychiatrische Klinik
спешно отделение, бърз кабинет, спешна помощ, Notaufnahme, emergency room, Rettungsstelle, Notfallambulanz, спешен център, спешно, Notfallzentrum
линейка, бърза помощ, 112, Krankenwagen, Rettungswagen, ambulance, Rettungsdienst, спешна медицинска помощ, Notarzt
дежурен лекар, 116117, ärztlicher Bereitschaftsdienst, Bereitschaftspraxis, ärztlicher Notdienst, Bereitschaftsarzt, лекарски дежурства, лекар през нощта, лекар в неделя, нощен лекар, дежурен доктор
дежурен зъболекар, спешен зъболекар, Zahnnotdienst, zahnärztlicher Notdienst, Notzahnarzt, зъболекар неделя, нощен зъболекар, зъболекар през нощта
аптека, Apotheke, апотеке, pharmacy, Apotheken, drugstore pharmacy
аптекар, фармацевт, Apotheker, Apothekerin, фармацевтка, pharmacist
дежурна аптека, нощна аптека, Notdienstapotheke, Notapotheke, Apothekennotdienst
онлайн аптека, Versandapotheke, Online-Apotheke, интернет аптека
рецепта от лекар, лекарска рецепта, Rezept vom Arzt, ärztliche Verordnung, ärztliches Rezept, prescription, рецепта за лекарства
електронна рецепта, E-Rezept, eRezept, elektronisches Rezept
рецептурна такса, Rezeptgebühr, доплащане за лекарства, Zuzahlung
освобождаване от доплащане, Zuzahlungsbefreiung, Befreiung von Zuzahlungen, Befreiungsausweis
лекарство, медикамент, Medikament, Arzneimittel, medication, хапчета, Tabletten
rezeptfreie Medikamente, rezeptfrei, безрецептурни лекарства, лекарства без лекарска рецепта
антибиотик, антибиотици, Antibiotikum, Antibiotika, antibiotic
обезболяващо, Schmerzmittel, болкоуспокояващо, painkiller
болничен лист, болничен, болнични, Krankschreibung, Krankmeldung, AU-Bescheinigung, Krankenschein, Arbeitsunfähigkeitsbescheinigung, sick note, eAU, AU, отпуск по болест
болничен за дете, Kinderkrankmeldung, болничен болно дете, Kinderkrankschein, болнични за дете, отпуск болно дете
направление, направление за специалист, Überweisung zum Facharzt, Überweisung vom Arzt, Überweisungsschein, referral, направление от личен лекар
направление за болница, Krankenhauseinweisung, Einweisungsschein, Einweisung ins Krankenhaus
ваксина, ваксинация, имунизация, Impfung, Schutzimpfung, vaccination, ваксиниране, импфунг, impfen, vaccine, Impfungen
ваксинационен картон, имунизационен паспорт, Impfpass, Impfausweis, имунизационен картон, Impfbuch, импфпас, vaccination card
ваксина морбили, Masernimpfung, Masernschutz, ваксина срещу морбили, Masernschutzimpfung
ваксина грип, Grippeimpfung, противогрипна ваксина, ваксина срещу грип, flu shot
здравно осигуряване, здравна осигуровка, здравна застраховка, Krankenversicherung, здравни осигуровки, кранкенферзихерунг, health insurance, здравна каса застраховка, Krankenversicherungen, осигуряване в Германия, медицинска застраховка
държавна здравна осигуровка, законово здравно осигуряване, GKV, gesetzliche Krankenversicherung, gesetzlich versichert, public health insurance, задължително здравно осигуряване, Pflichtversicherung Krankenkasse, държавно здравно осигуряване
частна здравна застраховка, частно здравно осигуряване, PKV, private Krankenversicherung, privat versichert, private health insurance, частна здравна осигуровка, частна каса, Privatversicherung Krankenversicherung, частна здравна каса
доброволно здравно осигуряване, freiwillige Krankenversicherung, freiwillig versichert, доброволно здравно осигурен
семейно здравно осигуряване, семейна застраховка, Familienversicherung, familienversichert, осигуряване на съпруга, осигуряване на деца, безплатно осигуряване семейство, фамилиенферзихерунг
неосигурен, ohne Krankenversicherung, nicht versichert, здравно неосигурен, лекар без осигуровка, нямам здравна осигуровка, нямам осигуровка, unversichert, прекъснати здравни осигуровки
клиринг център здраве, Clearingstelle Krankenversicherung, Clearingstelle
европейска здравна карта, EHIC, ЕЗОК, европейска здравноосигурителна карта, Europäische Krankenversicherungskarte, EHIC-Karte, европейска здравноосигурителна, синя здравна карта, карта за спешна помощ
здравна карта, здравноосигурителна карта, Gesundheitskarte, Krankenkassenkarte, Versichertenkarte, eGK, Versicherungskarte, health card, карта от здравна каса, картичка от каса
електронно здравно досие, elektronische Patientenakte, ePA, електронно пациентско досие
допълнителна здравна застраховка, Krankenzusatzversicherung, Zusatzversicherung
зъбна застраховка, Zahnzusatzversicherung, Zahnversicherung, допълнителна зъбна застраховка, застраховка за зъби
туристическа здравна застраховка, Reisekrankenversicherung, Auslandskrankenversicherung, медицинска застраховка чужбина, travel health insurance, здравна застраховка за чужбина, пътническа здравна застраховка
медицински преглед, Untersuchung beim Arzt, ärztliche Untersuchung, преглед при лекар
профилактичен преглед, профилактика, Vorsorgeuntersuchung, Check-up, чекъп, Gesundheitscheck, годишен преглед, профилактични прегледи, превантивен преглед, Vorsorge Arzt
детски прегледи, U-Untersuchung, Vorsorgeuntersuchung Kinder, детска консултация, gelbes Heft, Kindervorsorge, бебешки преглед, преглед на бебе, Kindervorsorgeuntersuchung, U1 bis U9, преглед U3, профилактичен преглед дете
преглед за училище, Schuleingangsuntersuchung, медицински преглед първокласник
бременност, бременна, Schwangerschaft, schwanger, pregnancy, pregnant, забременях, очаквам дете
тест за бременност, Schwangerschaftstest, pregnancy test
картон за бременна, Mutterpass, карта на бременната, бременна книжка
акушерка, Hebamme, хебаме, midwife, Entbindungspfleger, Hebammen, търся акушерка
курс за бременни, Geburtsvorbereitungskurs, подготовка за раждане, Geburtsvorbereitung, курс за раждане
следродилна гимнастика, Rückbildungskurs, Rückbildungsgymnastik, Rückbildung
раждане, Geburt, Entbindung, childbirth, раждам, родилка, раждане в Германия
цезарово сечение, секцио, Kaiserschnitt, C-section
дула, Doula, доула
кърмене, кърмя, Stillen, breastfeeding, кърмачка, кърмещи майки, stillende Mütter
консултант по кърмене, Stillberatung, Stillberaterin, консултантка по кърмене
аборт, прекъсване на бременност, Schwangerschaftsabbruch, Abtreibung, abortion, махане на дете
консултация при бременност, Schwangerschaftsberatung, Schwangerenberatung, Schwangerschaftskonfliktberatung, Pro Familia
спонтанен аборт, помятане, Fehlgeburt, miscarriage
инвитро, витро, Kinderwunsch, Kinderwunschzentrum, Kinderwunschklinik, IVF, репродуктивна клиника, künstliche Befruchtung, клиника за безплодие, ин витро клиника, IVF Klinik, изкуствено оплождане
контрацепция, противозачатъчни, Verhütung, Verhütungsmittel, Antibabypille, противозачатъчни хапчета
цитонамазка, PAP-Abstrich, Krebsvorsorge Frauen, пап тест
физиотерапевт, физиотерапия, физиотерапевтка, рехабилитатор, кинезитерапевт, Physiotherapeut, Physiotherapeutin, Physiotherapie, Krankengymnastik, кинезитерапия, physiotherapy, лечебна физкултура
рехабилитация, рехабилитационен център, Reha, Rehabilitation, Rehaklinik, рехаклиника, рехабилитационна клиника, rehab
санаториум, балнеолечение, Kurklinik, Kuraufenthalt, Heilkur
майка и дете санаториум, Mutter-Kind-Kur, Mutter-Kind-Klinik
масажист, масажистка, масаж, Massage, Masseur, Masseurin, масажен терапевт, терапевт масажи, масажно студио, масажен салон, Massagesalon, Massagepraxis, лечебен масаж, релаксиращ масаж, масажирам
логопед, логопедка, логопедия, Logopäde, Logopädin, Logopädie, speech therapist, Sprachtherapie, Sprachtherapeut, Sprachtherapeutin, говорен терапевт, логопедичен кабинет
ерготерапевт, ерготерапия, ерготерапевтка, Ergotherapeut, Ergotherapeutin, Ergotherapie, occupational therapist
ранна интервенция, Frühförderung, Frühförderstelle, ранно детско подпомагане
социално-педиатричен център, SPZ, Sozialpädiatrisches Zentrum
аутизъм, аутист, Autismus, autism
дефицит на вниманието, ADHS, хиперактивност, ADHD, хиперактивно дете
подолог, подоложка, Podologe, Podologin, Podologie, медицински педикюр, medizinische Fußpflege
диетолог, диетоложка, диетолози, нутриционист, Ernährungsberater, Ernährungsberaterin, Ernährungsberatung, диететик, нутриционистка, диета от диетолог, хранителен консултант, консултант по хранене
болногледач, болногледачка, гледач на възрастни, гледачка на възрастни, Pflegekraft, caregiver, Altenpfleger, Altenpflegerin, Pfleger, Pflegerin, Altenbetreuerin, грижа за болни
медицинска сестра, медсестра, Krankenschwester, Krankenpfleger, Pflegefachfrau, Pflegefachkraft, nurse, Gesundheits- und Krankenpfleger, Krankenpflegerin, медицински сестри, сестра в болница, медицински брат
медицински асистент, MFA, Arzthelferin, Medizinische Fachangestellte, лекарска асистентка
зъболекарска асистентка, Zahnarzthelferin, ZFA, Zahnmedizinische Fachangestellte, стоматологична асистентка
санитар, Krankenpflegehelfer, Pflegehelfer, помощник болногледач, Pflegehelferin, санитарка, Krankenpflegehelferin, помощник медицинска сестра
домашен патронаж, домашни грижи, ambulanter Pflegedienst, Pflegedienst, häusliche Pflege, мобилни грижи, пфлегединст, медицинска сестра вкъщи, социален патронаж, грижи по домовете
денонощна гледачка, 24-Stunden-Pflege, 24-Stunden-Betreuung, денонощни грижи, гледачка с живеене, 24 часова гледачка, live-in Pflegekraft, жена за гледане денонощно
старчески дом, дом за възрастни, Altersheim, Pflegeheim, Seniorenheim, Altenheim, Seniorenresidenz, алтерсхайм, nursing home, Altenpflegeheim, дом за стари хора, Seniorenwohnheim
дневен център за възрастни, Tagespflege, дневни грижи за възрастни
хоспис, Hospiz, hospice
палиативни грижи, палиативна медицина, Palliativpflege, Palliativmedizin, Palliativdienst
застраховка за грижи, осигуровка за грижи, Pflegeversicherung, Pflegekasse, пфлегекасе
степен на грижи, Pflegegrad, Pflegestufe, степен на нужда грижи, пфлегеград, категория на грижи
оценка за грижи, Medizinischer Dienst, MDK, Pflegebegutachtung, Pflegegutachten
консултация за грижи, Pflegeberatung, Pflegestützpunkt
кариес, пломба, пломба на зъб, Zahnfüllung, Karies, пломбиране, запълване на зъб, правене на зъб, развален зъб
коренно лечение, ендодонтия, Wurzelbehandlung, Wurzelkanalbehandlung, лечение на нерв, root canal, ендодонт
вадене на зъб, изваждане на зъб, Zahn ziehen, Zahnextraktion, екстракция на зъб, изваден зъб
мъдрец, Weisheitszahn, Weisheitszähne, вадене на мъдрец, мъдреци
зъболекар за импланти, зъбни импланти, Zahnimplantat, Implantologe, имплантолог, имплантология, Implantologie, зъбен имплант, dental implant
зъбна протеза, Zahnersatz, Zahnprothese, зъбни протези, ченета, изкуствени зъби, вставни зъби, чене, протеза за зъби
зъбна коронка, Zahnkrone, коронка, зъбни коронки
зъбен мост, Zahnbrücke, мост на зъби
зъботехник, зъботехничка, Zahntechniker, Zahntechnikerin, Zahnlabor, зъботехническа лаборатория, зъботехници
почистване на зъби, зъбен камък, Zahnreinigung, professionelle Zahnreinigung, PZR, Zahnsteinentfernung, чистене на зъбен камък, сваляне на зъбен камък
избелване на зъби, Bleaching, Zahnaufhellung, Zahnbleaching
брекети, Zahnspange, braces, шини за зъби метални, скоби за зъби, feste Zahnspange
ортодонт, ортодонтка, ортодонтия, Kieferorthopäde, Kieferorthopädin, Kieferorthopädie, кифероортопед, orthodontist, лекар за брекети, изправяне на зъби
детски зъболекар, детски стоматолог, Kinderzahnarzt, Kinderzahnärztin, зъболекар за деца, Kinderzahnarztpraxis, детски зъбен лекар
пародонтит, пародонтоза, Parodontitis, Parodontose, кървящи венци
зъбобол, зъб боли, Zahnschmerzen, toothache
зъбен бонус, Bonusheft, бонус тетрадка зъболекар
план за зъболечение, Heil- und Kostenplan, HKP, зъболекарски план разходи
офтика, туберкулоза, Tuberkulose, TBC
грип, Grippe, influenza, грипни симптоми, грипава
настинка, простуда, Erkältung
температура при дете, Fieber bei Kindern, дете с температура, болно дете температура, дете вдига температура
варицела, Windpocken, шарка, лещенка, варицела дете, chickenpox
кърлеж, Zecke, ухапване от кърлеж, Zeckenbiss
коронавирус, ковид, Corona, Covid, Covid-19
депресия, Depression
бърнаут, прегаряне, Burnout, професионално изчерпване
пристрастяване, зависимости, Sucht, Suchtberatung, консултация за зависимости, Suchthilfe, наркозависимост, наркоман, Drogenberatung
алкохолизъм, Alkoholsucht, Alkoholabhängigkeit, анонимни алкохолици, Anonyme Alkoholiker, алкохолик, отказване на алкохол, пиянство, алкохолна зависимост
телефон на доверието, Telefonseelsorge, кризисен телефон, Krisentelefon
оптик, оптика, Optiker, Optikerin, Augenoptiker, optician, Brillengeschäft, магазин за очила, очила с диоптър магазин
очила, Brille, Brillen, glasses, диоптрични очила, очила с диоптър
контактни лещи, Kontaktlinsen, лещи за очи, contact lenses, очни лещи
лазерна корекция на зрението, Augenlasern, лазерна операция на очи, LASIK
катаракта, перде на окото, Grauer Star, Katarakt
слухов апарат, Hörgerät, слухови апарати, Hörgeräteakustiker, Hörakustiker, hearing aid
ортопедични стелки, Einlagen Orthopädie, orthopädische Einlagen, Schuheinlagen
инвалидна количка, Rollstuhl, wheelchair, количка за инвалид, електрическа инвалидна количка
помощни средства медицински, Sanitätshaus, медицински помощни средства, Hilfsmittel Krankenkasse, санитетен магазин, магазин медицински изделия, Sanitätsfachgeschäft
кръводаряване, даряване на кръв, Blutspende, Blut spenden, кръводарител, blood donation, дарявам кръв
донорство на органи, Organspende, донорска карта, Organspendeausweis
операция, Operation beim Arzt, хирургична операция, surgery, опериране, OP im Krankenhaus
медицинска епикриза, епикриза, Arztbrief, Entlassungsbrief, Befund vom Arzt, Entlassungsbericht
второ мнение, Zweitmeinung, второ лекарско мнение, second opinion
лекарска грешка, Behandlungsfehler, Ärztepfusch, лекарска небрежност
сметка от лекар, Arztrechnung, Privatrechnung Arzt
превод при лекар, преводач при лекар, Dolmetscher beim Arzt, медицински преводач, преводач в болница
признаване на лекарска диплома, апробация, Approbation, апробацион, Berufserlaubnis Arzt
първа помощ, Erste Hilfe, Erste-Hilfe-Kurs, курс първа помощ, first aid, оказване на първа помощ
ветеринар, ветеринарен лекар, Tierarzt, Tierärztin, Tierärzte, ветеринарка, тирарцт, vet, ветеринари, Tierarztpraxis, доктор за животни, лекар за кучета
ветеринарна клиника, Tierklinik, ветеринарна болница, клиника за животни, спешен ветеринар
алайнери, прозрачни шини, Aligner, Zahnschienen, шини за зъби, невидими шини
акушер, Geburtshelfer, акушер-гинеколог, акушер гинеколог, Geburtshilfe, АГ специалист, гинеколог
главоболие, мигрена, Kopfschmerzen, Migräne, боли ме глава, болки в главата
болки в гърба, болки в кръста, Rückenschmerzen, back pain, болен гръб, болен кръст, ишиас, лумбаго
дископатия, дискова херния, Bandscheibenvorfall, шипове, дискова болест, хернии на диска, изваден диск
`
