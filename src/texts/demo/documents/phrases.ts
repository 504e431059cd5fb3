import type { DemoDocument, DocumentBlock } from './shape'

type Phrase = [bulgarian: string, german: string]

export const phrases: { about: string; phrases: Phrase[] }[] = [
  {
    about: 'Час и регистратура',
    phrases: [
      ['Искам да си запазя час.', 'Ich möchte gern einen Termin vereinbaren.'],
      ['Приемате ли нови пациенти?', 'Nehmen Sie neue Patienten auf?'],
      ['Имам час за десет.', 'Ich habe einen Termin um zehn Uhr.'],
      ['Спешно е, може ли още днес?', 'Es ist dringend. Geht es heute noch?'],
      ['За пръв път съм при вас.', 'Ich bin zum ersten Mal bei Ihnen.'],
      ['Ето здравната ми карта.', 'Hier ist meine Gesundheitskarte.'],
      ['Осигурен/а съм в държавна каса.', 'Ich bin gesetzlich versichert.'],
      ['Някой тук говори ли български?', 'Spricht hier jemand Bulgarisch?'],
      ['Трябва да отменя часа си.', 'Ich muss meinen Termin absagen.'],
      ['Моля, говорете по-бавно.', 'Bitte sprechen Sie langsamer.'],
    ],
  },
  {
    about: 'Болки',
    phrases: [
      ['Боли ме гърлото.', 'Ich habe Halsschmerzen.'],
      ['Боли ме главата.', 'Ich habe Kopfschmerzen.'],
      ['Боли ме коремът.', 'Ich habe Bauchschmerzen.'],
      ['Боли ме кръстът.', 'Ich habe Kreuzschmerzen.'],
      ['Боли ме зъб.', 'Ich habe Zahnschmerzen.'],
      ['Боли ме ухото.', 'Ich habe Ohrenschmerzen.'],
      ['Усещам натиск в гърдите.', 'Ich spüre einen Druck auf der Brust.'],
      ['Боли ме тук.', 'Hier tut es weh.'],
      ['Болката започна вчера.', 'Die Schmerzen haben gestern angefangen.'],
      ['Нощем болката се засилва.', 'Nachts werden die Schmerzen stärker.'],
    ],
  },
  {
    about: 'Оплаквания',
    phrases: [
      ['Имам температура.', 'Ich habe Fieber.'],
      ['Кашлям от една седмица.', 'Ich habe seit einer Woche Husten.'],
      ['Имам хрема.', 'Ich habe Schnupfen.'],
      ['Гади ми се.', 'Mir ist übel.'],
      ['Вие ми се свят.', 'Mir ist schwindelig.'],
      ['Повърнах два пъти.', 'Ich habe mich zweimal übergeben.'],
      ['Имам диария.', 'Ich habe Durchfall.'],
      ['Дишам трудно.', 'Ich bekomme schlecht Luft.'],
      ['Не мога да спя.', 'Ich kann nicht schlafen.'],
      ['Имам обрив.', 'Ich habe einen Ausschlag.'],
    ],
  },
  {
    about: 'Алергии и болести',
    phrases: [
      ['Алергичен/алергична съм към пеницилин.', 'Ich bin gegen Penicillin allergisch.'],
      ['Имам алергия към полени.', 'Ich habe eine Pollenallergie.'],
      ['Не понасям лактоза.', 'Ich vertrage keine Laktose.'],
      ['Имам диабет.', 'Ich habe Diabetes.'],
      ['Имам високо кръвно.', 'Ich habe Bluthochdruck.'],
      ['Имам астма.', 'Ich habe Asthma.'],
      ['Бременна съм в петия месец.', 'Ich bin im fünften Monat schwanger.'],
      ['Оперираха ме преди две години.', 'Ich wurde vor zwei Jahren operiert.'],
      ['Ваксиниран/а съм срещу тетанус.', 'Ich bin gegen Tetanus geimpft.'],
      ['В семейството ми има болни от сърце.', 'In meiner Familie gibt es Herzkrankheiten.'],
    ],
  },
  {
    about: 'Лекарства',
    phrases: [
      ['Вземам тези лекарства всеки ден.', 'Ich nehme diese Medikamente jeden Tag.'],
      ['Вземам лекарство за разреждане на кръвта.', 'Ich nehme einen Blutverdünner.'],
      ['Трябва ми рецепта.', 'Ich brauche ein Rezept.'],
      ['Колко пъти на ден се взема?', 'Wie oft am Tag muss ich das nehmen?'],
      ['Преди или след ядене?', 'Vor oder nach dem Essen?'],
      ['Има ли странични действия?', 'Gibt es Nebenwirkungen?'],
      ['Има ли нещо без рецепта?', 'Gibt es etwas ohne Rezept?'],
      ['Мога ли да шофирам с това лекарство?', 'Darf ich mit diesem Medikament Auto fahren?'],
      ['Лекарството не ми помага.', 'Das Medikament hilft mir nicht.'],
      ['Колко трябва да доплатя?', 'Wie viel muss ich zuzahlen?'],
    ],
  },
  {
    about: 'Болничен, направления, резултати',
    phrases: [
      ['Трябва ми болничен.', 'Ich brauche eine Krankschreibung.'],
      ['До кога е болничният?', 'Bis wann bin ich krankgeschrieben?'],
      ['Трябва ми направление за ортопед.', 'Ich brauche eine Überweisung zum Orthopäden.'],
      ['Трябва ми направление за болница.', 'Ich brauche eine Einweisung ins Krankenhaus.'],
      ['Кога ще са готови резултатите?', 'Wann sind die Ergebnisse da?'],
      ['Трябва ли да дойда пак?', 'Muss ich noch einmal kommen?'],
      ['Може ли копие от резултатите?', 'Kann ich eine Kopie der Befunde bekommen?'],
      ['Касата плаща ли това?', 'Bezahlt das die Krankenkasse?'],
      ['Бихте ли ми го написали?', 'Könnten Sie mir das bitte aufschreiben?'],
      ['Благодаря Ви за помощта.', 'Vielen Dank für Ihre Hilfe.'],
    ],
  },
]

const section = ({ about, phrases: rows }: (typeof phrases)[number], place: number): DocumentBlock[] => [
  { heading: about },
  {
    table: [
      ['', 'На български', 'На немски'],
      ...rows.map((row, index) => [String(place * rows.length + index + 1), ...row]),
    ],
    widths: [8, 45, 47],
  },
]

const sections = phrases.map(section)
const half = sections.length / 2

export const doctorPhrases: DemoDocument = {
  name: 'Разговор с лекар: 60 израза',
  description: 'Час, болки, алергии, лекарства и направления: шестдесет изрази на български и немски.',
  language: 'bg',
  pages: [
    [{ title: 'Разговор с лекар: 60 израза' }, ...sections.slice(0, half).flat()],
    [
      ...sections.slice(half).flat(),
      { small: 'При опасност за живота: 112. Когато кабинетите са затворени и не е за болница: 116117.' },
    ],
  ],
}
