// How each game goes, in a few sentences, for those who have never played it. The rules say the rest.
import type { Lang } from "../table/contract";
import type { Words } from "./speak";

export const HOW: Words<"title" | "rules" | "new_here" | "read" | "no_thanks" | "at_the_table" | "not_lit"> = {
  en: {
    title: "How {game} goes",
    rules: "All the rules",
    new_here: "First time here? A minute of reading is enough to begin.",
    read: "How this game goes",
    no_thanks: "No, thanks",
    at_the_table: "What you can click is lit; the same choices stand in the list. Don’t know what to do? Advice asks a bot.",
    not_lit: "Don’t know why not? Click what is not lit.",
  },
  ru: {
    title: "{game}: как идёт игра",
    rules: "Все правила",
    new_here: "Впервые здесь? Чтобы начать, хватит минуты чтения.",
    read: "Как идёт эта игра",
    no_thanks: "Спасибо, не нужно",
    at_the_table: "Что можно нажать, то подсвечено; те же варианты стоят списком. Не знаете, что делать? «Совет» спросит бота.",
    not_lit: "Не понимаете, почему нельзя? Нажмите на то, что не подсвечено.",
  },
};

/** Of the games whose boards are drawn here. */
export const GOES: Record<string, Record<Lang, readonly string[]>> = {
  humans: {
    en: [
      "For ten turns you and your rivals raid the cities of Earth. Humans are both money and points: whoever has the most after the last turn wins.",
      "Each turn you are dealt two cards and buy what you can pay for: saucers, tripods, cruisers, stations. Then cities are laid out, and everybody plans in secret which ships attack which city, as far as the fuel goes.",
      "The plans are shown together. Alone at a city, you capture it. Where several meet, each fights or retreats, and strength plus two dice decides.",
      "A captured city pays in one of two ways: a raid is safe; a catch pays more, but only if you beat every army that turns up.",
      "Either way the city becomes your trophy. At the end each mission pays 200 000 for the most trophies of its kind and 100 000 for the second most.",
    ],
    ru: [
      "Десять ходов вы и соперники нападаете на города Земли. Человеки — это и деньги, и очки: у кого их после последнего хода больше, тот и победил.",
      "Каждый ход вам сдают две карты, и вы покупаете то, на что хватает: тарелки, треножники, крейсеры, станции. Потом выкладывают города, и все тайно решают, какие корабли нападут на какой город, — насколько хватит топлива.",
      "Планы открывают вместе. Один у города — город ваш. Где встретились несколько, каждый сражается или отступает, и решает сила с броском двух кубиков.",
      "Захваченный город платит одним из двух способов: налёт надёжен, отлов приносит больше, но только если победить все армии, какие откроются.",
      "Сам город становится вашим трофеем. В конце каждое задание платит 200 000 тому, у кого нужных трофеев больше всего, и 100 000 второму.",
    ],
  },
  keyflower: {
    en: [
      "For four seasons you build a village, tile by tile. Whoever has the most points after winter wins.",
      "Workers are money and labour at once. On your turn put some, all of one colour, in one place: at your side of a tile they are a bid for it, on top of a tile they use it, and it gives what is drawn on it. Or pass.",
      "The first worker at a tile fixes its colour for the season. A bid must beat the one before; each further use of a tile takes one worker more than the last.",
      "A season ends when all pass in a row. The highest bids win their tiles and are spent, losing bids come home, and whoever works in your village stays with you. Then boats bring new workers.",
      "Carry goods along your roads to upgrade tiles: upgraded they do more and are worth more. In winter the tiles in your hand come on offer, and they say what brings points: build towards them.",
    ],
    ru: [
      "Четыре сезона вы строите деревню, плитка за плиткой. У кого после зимы больше очков, тот и победил.",
      "Работники — и деньги, и рабочие руки. В свой ход поставьте нескольких, одного цвета, в одно место: у своей стороны плитки это ставка за неё, на самой плитке — работа, и плитка даёт то, что на ней нарисовано. Или пасуйте.",
      "Первый работник у плитки решает её цвет на весь сезон. Ставка должна перебить прежнюю; каждая следующая работа на плитке требует на одного работника больше.",
      "Сезон кончается, когда все спасовали подряд. Высшие ставки выигрывают плитки и потрачены, проигрышные возвращаются домой, а кто работал в вашей деревне, остаётся у вас. Потом корабли привозят новых работников.",
      "Возите ресурсы по дорогам, чтобы улучшать плитки: улучшенная делает больше и стоит дороже. Зимой на торги выйдут плитки из вашей руки, а на них написано, за что дадут очки: стройте с оглядкой на них.",
    ],
  },
  admiral: {
    en: [
      "You command a handful of sailing ships. What wins, the scenario says: the last fleet afloat, gold brought home or points; it stands above the chart.",
      "Each round the vane shows the wind, and whoever lies farthest to windward begins. Before the wind a ship runs far, against it she hardly crawls.",
      "On your turn your ships sail, fire and board, one by one, in whatever order you like: choose a ship, then a cell or a target. End your turn when you are done.",
      "Every gun fires once a round. The nearer the target, the more numbers of the die hit. A ship without strength sinks; a ship that loses a boarding sails on under the winner’s flag.",
      "With Captain Cards some ships carry a secret captain: Rapid sails farther, Swift shoots first when he is attacked, Target hits more often, Berserk is a terror in boardings. Nobody knows who sails where until you use him.",
    ],
    ru: [
      "У вас под началом горстка парусных кораблей. Что нужно для победы, говорит сценарий: последним остаться на плаву, привезти золото или набрать очки; это написано над картой.",
      "Каждый раунд флюгер показывает ветер, и начинает тот, кто стоит дальше всех на ветре. По ветру корабль идёт далеко, против него еле ползёт.",
      "В свой ход ваши корабли идут, стреляют и берут на абордаж, по одному и в любом порядке: выберите корабль, потом клетку или цель. Закончив, объявите конец хода.",
      "Каждая пушка стреляет раз за раунд. Чем ближе цель, тем больше чисел на кубике попадают. Корабль без прочности тонет; проигравший абордаж идёт дальше под флагом победителя.",
      "С «Картами капитанов» на некоторых кораблях тайные капитаны: Рапид ведёт дальше, Свифт стреляет первым, если атакован, Таргет чаще попадает, Берсерк страшен в абордаже. Кто где, никто не знает, пока вы им не воспользуетесь.",
    ],
  },
};
