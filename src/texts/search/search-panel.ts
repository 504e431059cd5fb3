export const searchPanelTexts = {
  label: 'Търсене в платформата',
  placeholder: 'Доктор, услуга или град',
  submit: 'Търсене',
  near: 'Около мен',
  voice: 'Глас',
  listening: 'Слушам...',
  voiceUnsupported: 'Гласовото търсене не е поддържано в този браузър',
  notHeard: 'Не Ви чухме. Опитайте отново или напишете какво търсите.',
  noMicrophone: 'Няма достъп до микрофона. Разрешете го в настройките на браузъра.',
  unknownPlace: 'Не можем да определим къде сте',
  pickCity: 'Изберете град',
} as const
