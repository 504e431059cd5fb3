/** Doctors by what they treat. Phrases of each line mean the same. */
export const doctors = `
кардиолог, кардиоложка, доктор за сърце, лекар по сърце, специалист по сърце, сърдечни болести, сърдечен доктор, преглед на сърце, Facharzt für Kardiologie, Herzdoktor, Herzpraxis, Kardiologenpraxis, сърдечно заболяване
гинеколог, гинеколожка, гинекология, Gynäkologie, Facharzt für Gynäkologie, доктор за жени, лекар за жени, специалист по женски болести, женски преглед, гинекологичен преглед, Gynäkologenpraxis, Frauenärztin, женска лекарка
педиатър, педиатърка, педиатрия, Pädiatrie, Pädiater, Facharzt für Kinderheilkunde, специалист по деца, детска лекарка, детска докторка, доктор на детето, Kinderdoktor, Kinder- und Jugendarzt, Kinderarzt
зъболекар, зъболекарка, дентален лекар, доктор за зъби, лекар за зъби, специалист по зъби, преглед при зъболекар, лечение на зъби, Zahndoktor, Zahnmediziner, Zahnärztin, дентална медицина
офталмолог, офталмология, специалист по очи, лекар по очи, очна лекарка, преглед на очи, Ophthalmologe, Facharzt für Augenheilkunde, Ophthalmologie, Augenarzt, проблеми с очите, очни болести
дерматолог, дерматоложка, дерматология, доктор за кожа, специалист по кожа, лекар по кожни болести, кожни болести, кожна лекарка, Dermatologie, Facharzt für Dermatologie, Hautpraxis, Hautdoktor, преглед на кожа
ларинголог, оториноларинголог, УНГ специалист, специалист уши нос гърло, доктор за уши, лекар за гърло, доктор за гърло, ушна лекарка, ушно гърлен лекар, Hals-Nasen-Ohrenarzt, Facharzt für HNO, HNO, ушни болести
невролог, неврология, доктор за нерви, лекар за нерви, специалист по нерви, нервни болести, неврологични заболявания, Facharzt für Neurologie, Nervenärztin, Neurologenpraxis, Neurologe
психиатър, психиатрия, лекар за депресия, доктор за психика, психични болести, психично здраве, Facharzt für Psychiatrie, Psychiater, психично заболяване
ортопед, ортопеди, доктор за кости, лекар за стави, доктор за стави, специалист по кости, специалист по стави, лекар за гръбнак, доктор за гръб, лекар за гръб, Facharzt für Orthopädie, Knochenarzt, Orthopädiepraxis, Orthopäde, костен лекар
хирург, хирург специалист, доктор за операции, лекар за операции, Facharzt für Chirurgie, Chirurgin, Chirurgiepraxis
уролог, лекар за простата, доктор за простата, доктор за мъже, лекар за мъже, мъжки лекар, мъжки доктор, специалист по урология, Männerarzt, Facharzt für Urologie, Urologenpraxis, мъжки болести, уролог за простата
андролог, андрология, мъжко безплодие, спермограма, Androloge, Andrologie, Spermiogramm
нефролог, нефроложка, доктор за бъбреци, специалист по бъбреци, бъбреци, бъбречни болести, бъбречни проблеми, Facharzt für Nephrologie, Nierenspezialist
гастроентеролог, гастроентероложка, доктор за стомах, специалист по стомах, лекар за черва, доктор за черва, стомашни болести, стомашно чревни болести, Facharzt für Gastroenterologie, Gastroenterologenpraxis, Darmarzt, Magendoktor
хепатолог, хепатология, лекар за черен дроб, доктор за черен дроб, черен дроб, Leberarzt, Leberspezialist, Hepatologe, Hepatologie, чернодробни болести
пулмолог, пулмоложка, доктор за дробове, лекар за дробове, специалист по дробове, дихателни проблеми, лекар за астма, бял дроб, бели дробове, Facharzt für Pneumologie, Lungenpraxis, Lungenarzt, белодробни болести
алерголог, алерголожка, доктор за алергии, лекар за алергии, специалист по алергии, изследване за алергии, Facharzt für Allergologie, Allergologin, Allergologenpraxis
ендокринолог, доктор за щитовидна, лекар за щитовидна, доктор за хормони, специалист по хормони, преглед на щитовидна, хормонални проблеми, Facharzt für Endokrinologie, Schilddrüsenarzt, Hormonspezialist, Endokrinologe
диабетолог, доктор за диабет, специалист по диабет, лекар за кръвна захар, Zuckerarzt, Diabetespraxis, Facharzt für Diabetologie, Diabetologe
ревматолог, ревматоложка, доктор за ревматизъм, лекар за ревматизъм, ревматизъм, Rheuma, Rheumaarzt, Facharzt für Rheumatologie, ревматични болести
онколог, доктор за рак, специалист по рак, лекар по онкология, онкологична клиника, Facharzt für Onkologie, Krebsspezialist, Onkologe
хематолог, хематоложка, доктор за кръв, лекар за кръв, болести на кръвта, Facharzt für Hämatologie, Hämatologin, Blutarzt
флеболог, доктор за вени, специалист по вени, вени, венозни болести, разширени вени лечение, лазер за вени, Venenpraxis, Venenzentrum, Phlebologin
съдов хирург, доктор за съдове, лекар за кръвоносни съдове, запушени артерии, тромбоза, Thrombose, Gefäßarzt, Gefäßpraxis
интернист, интернистка, доктор вътрешни болести, специалист вътрешни болести, лекар по вътрешни болести, Facharzt für Innere, internistische Praxis
проктолог, проктоложка, проктология, Proktologe, Proktologin, Proktologie, лекар за хемороиди, доктор за хемороиди, Enddarmarzt
личен лекар, личен доктор, домашен доктор, лична лекарка, семейна лекарка, семеен доктор, общ лекар, Allgemeinarzt, Allgemeinärztin, Facharzt für Allgemeinmedizin, Hausarztpraxis, Hausarzt
мамолог, мамология, лекар за гърди, доктор за гърди, преглед на гърдите, Brustzentrum, Brustsprechstunde, бучка в гърдата, Senologie
репродуктивна медицина, лекар по безплодие, доктор за безплодие, Reproduktionsmedizin, Reproduktionsmediziner, Kinderwunschpraxis
сексолог, сексоложка, сексология, Sexologe, Sexualtherapeut, Sexualtherapie
генетик, генетично изследване, генетични тестове, медицинска генетика, Humangenetik, Humangenetiker, genetische Beratung, Gentest
имунолог, имунология, слаб имунитет, имунна система, Immunologe, Immunologie
инфекционист, инфекциозни болести, Infektiologe, Infektiologie, Infektionskrankheiten
паразитолог, паразити, чревни паразити, Parasiten, Parasitologe
геронтолог, гериатрия, лекар за възрастни хора, Geriater, Geriatrie
вирусолог, вирусология, Virologe, Virologie
съдебен лекар, съдебна медицина, Rechtsmedizin, Gerichtsmediziner
неонатолог, неонатология, недоносено бебе, недоносени бебета, Neonatologie, Frühchen, Frühgeburt
детски кардиолог, детско сърце, кардиолог за деца, Kinderkardiologe, Kinderkardiologie
детски невролог, невролог за деца, лекар неврология дете, Kinderneurologe, Neuropädiater, Neuropädiatrie
детски ортопед, ортопед за деца, плоскостъпие дете, Kinderorthopäde, Kinderorthopädie
детски хирург, хирург за деца, детска хирургия, Kinderchirurg, Kinderchirurgie
детски офталмолог, очен лекар дете, очен лекар за деца, Kinderaugenarzt, Sehschule
детски алерголог, алерголог за деца, алергия дете, Kinderallergologe
детски логопед, логопед за деца, Kinderlogopäde, логопед дете
детски ендокринолог, ендокринолог за деца, Kinderendokrinologe
ортодонт, ортодонти, доктор за брекети, специалист по брекети, поставяне на брекети, слагане на брекети, изправяне на зъбите, Fachzahnarzt für Kieferorthopädie, Kieferorthopädin
имплантолог, имплантоложка, зъбен хирург, поставяне на импланти, слагане на имплант, имплант на зъб, имплантати, Zahnimplantate, Oralchirurg
пародонтолог, пародонтология, лекар за венци, доктор за венци, лечение на венци, Parodontologe, Parodontologie
психотерапевт, психотерапевти, психотерапия, психо терапия, психотерапевтична помощ, психотерапевтичен кабинет, когнитивна терапия, поведенческа терапия, Verhaltenstherapie, Psychotherapiepraxis, Psychotherapeutin, терапия на български
семеен терапевт, брачен консултант, проблеми в брака, криза в брака, терапия на двойки, Paartherapeutin, Eheberater, семейна психотерапия, Familientherapie, Familientherapeut
хомеопат, хомеопатично лечение, хомеопати, Naturheilkunde, Naturheilpraxis
`
