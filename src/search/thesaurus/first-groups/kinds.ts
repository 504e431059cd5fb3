/** Phrases of each line mean the same. */
export const kinds = `
обява, обяви, малка обява, малки обяви, Anzeige, Anzeigen, Kleinanzeige, Kleinanzeigen, Inserat, кляйнанцайген, classifieds, обявления
пусни обява, пускане на обява, публикуване на обява, нова обява, добави обява, дай обява, Anzeige aufgeben, Inserat aufgeben, post an ad
продавам, продава се, продажба, за продан, продажби, verkaufe, zu verkaufen, Verkauf, for sale, продават, давам продавам
купувам, купува се, покупка, изкупувам, ankauf, Kauf gesucht, търся да купя, искам да купя, suche zu kaufen
разменям, размяна, бартер, замяна, Tausch, tausche, Tauschbörse, swap
втора употреба, втора ръка, на старо, употребяван, gebraucht, aus zweiter Hand, second hand used
чисто нов, неизползван, неупотребяван, neuwertig, unbenutzt, brand new
събитие, събития, мероприятие, мероприятия, Veranstaltung, Veranstaltungen, Event, Events, фераншталтунг, какво се случва, изяви
предстоящи събития, календар на събитията, календар със събития, kommende Veranstaltungen, Veranstaltungskalender, event calendar
билети, билет за концерт, билети за концерт, вход с билет, Eintrittskarten, Konzertkarten, Tickets, Konzerttickets, купуване на билети
магазин, магазини, Laden, Geschäft, Shop, Geschäfte, Läden, магазинче, дюкян
онлайн магазин, интернет магазин, онлайн магазини, електронен магазин, онлайн пазаруване, Onlineshop, Online Shop, Webshop, Onlinehandel
търговски център, мол, молове, търговски центрове, Einkaufszentrum, Einkaufscenter, shopping mall
кога е отворено, отворено сега, Öffnungszeiten, opening hours, работно време на магазин
услуга, услуги, Dienstleistung, Dienstleistungen, Dienstleister, services
български майстори, майстор, майстори, български майстор, bulgarische Handwerker, bulgarischer Handwerker
фирма, фирми, предприятие, компания, Firma, Unternehmen, Betrieb, company, бизнес, фирмички
български фирми, българска фирма, български бизнес, bulgarische Firma, bulgarische Unternehmen, Bulgarian business
статия, статии, новина, новини, Nachrichten, Artikel, нахрихтен, news, новинар, вести
съвет, съвети, полезни съвети, полезна информация, Tipps, Ratgeber, tips
ръководство, наръчник, стъпка по стъпка, инструкция, инструкции, Leitfaden, Anleitung, Schritt für Schritt
въпроси и отговори, често задавани въпроси, чести въпроси, Fragen und Antworten, häufige Fragen, FAQ, ЧЗВ
форум, форуми, форумна тема, дискусия, дискусии, обсъждане, Forum, Diskussion, discussion
коментар, коментари, Kommentar, Kommentare, comment
отзив, отзиви, мнение за фирма, оценки и отзиви, препоръка, препоръки, Bewertung, Bewertungen, Empfehlung, reviews, мнения, ревю
контакт, контакти, телефонен номер, имейл адрес, данни за контакт, Kontakt, Kontaktdaten, Ansprechpartner, contact, връзка с вас, пишете ни
адрес, адреси, Adresse, Adressen, Anschrift, address
час за посолство, записване за посолство, запис за посолство, Termin Botschaft, embassy appointment
карта на сайта, всички раздели, Sitemap
търсене, търсачка, търси в сайта, Suche, Suchmaschine, search
любими, запазени обяви, запазени, отбелязани, Favoriten, Merkliste, favourites
потребител, потребителски профил, моят профил, моят акаунт, акаунт, Benutzerkonto, Mein Konto, Profil, user account
вход в сайта, влизане в профила, Einloggen, Anmelden Webseite, Login
забравена парола, смяна на парола, парола, нова парола, Passwort vergessen, Passwort, Kennwort, password
изтриване на профил, изтриване на акаунт, закриване на профил, Konto löschen, Profil löschen, delete account
съобщение, съобщения, лично съобщение, лични съобщения, чат, Nachricht, Chat, private message
сигнал за нередност, докладване на обява, докладвай обява, сигнализиране, Anzeige melden, Inhalt melden, report listing
за нас, кои сме ние, за сайта, Über uns, about us
условия за ползване, правила на сайта, Nutzungsbedingungen, terms of use
поверителност, политика за поверителност, Datenschutzerklärung, privacy policy
група във Фейсбук, фейсбук група, фейсбук групи, фейсбук, Facebook, Facebook Gruppe, български групи
вайбър група, вайбър, Viber, Viber Gruppe, група във Вайбър
уотсап, ватсап, WhatsApp, WhatsApp Gruppe
редакция на обява, промяна на обява, Anzeige bearbeiten, редактиране на обява
изтриване на обява, махане на обява, свали обява, Anzeige löschen
снимки към обява, качване на снимка, Bilder hochladen
реклама в сайта, рекламирам фирма, Werbung schalten, добавяне на фирма
регистрация в сайта, нов профил, създаване на профил, Registrieren, Konto erstellen, sign up
нямам имейл потвърждение, потвърждение на имейл, E-Mail bestätigen
блокиране на потребител, блокирам потребител, Nutzer blockieren
телеграм, телеграм група, Telegram Gruppe
инстаграм, инста
тикток, тик ток
месинджър, Messenger, фейсбук съобщения
`
