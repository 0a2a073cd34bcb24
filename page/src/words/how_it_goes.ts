// How each game is played, in a few sentences, for those who have never played it. The rules say the rest.
import type { Lang } from "../table/contract";
import type { Words } from "./speak";

export const HOW: Words<"title" | "rules" | "new_here" | "read" | "no_thanks" | "at_the_table" | "not_lit"> = {
  en: {
    title: "How to play {game}",
    rules: "All the rules",
    new_here: "New here? A minute of reading is enough to start.",
    read: "How to play",
    no_thanks: "No, thanks",
    at_the_table: "Everything you can click is lit; the same choices are in the list. Not sure what to do? Advice asks a bot.",
    not_lit: "Wondering why something is not allowed? Click it, even though it is not lit.",
  },
  ru: {
    title: "{game}: как играть",
    rules: "Все правила",
    new_here: "Впервые здесь? Чтобы начать, хватит минуты чтения.",
    read: "Как играть",
    no_thanks: "Спасибо, не нужно",
    at_the_table: "Всё, что можно нажать, подсвечено; те же варианты есть в списке. Не знаете, что делать? Нажмите «Совет»: ответит бот.",
    not_lit: "Непонятно, почему что-то нельзя? Нажмите на это, хоть оно и не подсвечено.",
  },
};

/** Of the games whose boards are drawn here. */
export const GOES: Record<string, Record<Lang, readonly string[]>> = {
  humans: {
    en: [
      "For ten turns you and your rivals raid the cities of Earth. Humans are both money and points: whoever has the most after the last turn wins.",
      "Each turn you draw two cards and buy what you can afford: saucers, tripods, cruisers, stations. Then the cities are laid out, and everyone secretly plans which ships attack which city, as far as the fuel allows.",
      "All plans are revealed at once. If you are alone at a city, you capture it. Where several players meet, each of them fights or retreats, and strength plus two dice decides.",
      "You collect from a captured city in one of two ways: a raid is safe; a catch brings more, but only if you beat every army that turns up.",
      "Either way the city becomes your trophy. At the end each mission pays 200,000 for the most trophies of its kind and 100,000 for the second most.",
    ],
    ru: [
      "Десять ходов вы и соперники нападаете на города Земли. Человеки — это и деньги, и очки: побеждает тот, у кого их больше всех после последнего хода.",
      "Каждый ход вы тянете две карты и покупаете то, на что хватает: тарелки, треножники, крейсера, станции. Потом выкладывают города, и каждый тайно решает, какие корабли пошлёт к какому городу, — насколько хватит топлива.",
      "Планы вскрывают одновременно. Если у города вы один, он ваш. Где встретились несколько игроков, каждый принимает бой или отступает; решают сила и бросок двух кубиков.",
      "Захваченный город приносит добычу одним из двух способов: налёт надёжен, отлов даёт больше, но только если победить все армии, какие откроются.",
      "В любом случае город становится вашим трофеем. В конце за каждое задание дают 200\u00a0000 тому, у кого нужных трофеев больше всех, и 100\u00a0000 второму.",
    ],
  },
  keyflower: {
    en: [
      "For four seasons you build a village, tile by tile. Whoever has the most points after winter wins.",
      "Workers are both money and labour. On your turn put some, all of one colour, in one place: at your side of a tile they are a bid for it; on the tile itself they use it, and you get what it shows. Or pass.",
      "The first worker at a tile fixes its colour for the season. A bid must beat the one before; each further use of a tile takes one worker more than the last.",
      "A season ends when everyone passes in a row. The highest bids win their tiles and go into the bag, losing bids come home, and whoever worked in your village stays with you. Then boats bring new workers.",
      "Carry resources along your roads to upgrade tiles: upgraded, they do more and are worth more. In winter the tiles from your hand are put up for auction, and they say what scores points: build with them in mind.",
    ],
    ru: [
      "Четыре сезона вы строите деревню, плитка за плиткой. Побеждает тот, у кого после зимы больше всех очков.",
      "Работники — это и деньги, и рабочие руки. В свой ход поставьте нескольких, одного цвета, в одно место: у своей стороны плитки это ставка на неё, на самой плитке — работа, и вы получаете то, что на ней нарисовано. Или спасуйте.",
      "Первый работник у плитки задаёт её цвет на весь сезон. Ставка должна перебить прежнюю; каждая следующая работа на плитке требует на одного работника больше.",
      "Сезон заканчивается, когда все подряд спасовали. Высшие ставки выигрывают плитки и уходят в мешок, проигравшие возвращаются домой, а кто работал в вашей деревне, остаётся у вас. Потом корабли привозят новых работников.",
      "Возите ресурсы по дорогам, чтобы улучшать плитки: улучшенная даёт больше и стоит дороже. Зимой на аукцион выйдут плитки из вашей руки; на них указано, за что дадут очки: стройте с расчётом на них.",
    ],
  },
  admiral: {
    en: [
      "You command a handful of sailing ships. The scenario says how to win: as the last fleet afloat, by bringing gold home or on points; the goal is shown above the chart.",
      "Each round the vane shows the wind, and whoever is farthest to windward goes first. Before the wind a ship runs far; against it, it hardly crawls.",
      "On your turn your ships sail, fire and board, one by one, in any order: choose a ship, then a cell or a target. End your turn when you are done.",
      "Every gun fires once a round. The nearer the target, the more numbers on the die hit. A ship with no hull left sinks; a ship that loses a boarding sails on under the winner's flag.",
      "With Captain Cards some ships carry a secret captain: Rapid sails farther, Swift fires first when attacked, Target hits more often, Berserk is a terror in boardings. Nobody knows who sails where until you use him.",
    ],
    ru: [
      "Под вашим началом горстка парусных кораблей. Как победить, зависит от сценария: последним остаться на плаву, привезти золото или набрать очки; цель указана над картой.",
      "Каждый раунд флюгер показывает ветер, и начинает тот, кто стоит дальше всех на ветре. По ветру корабль идёт далеко, против него еле ползёт.",
      "В свой ход ведите корабли, стреляйте и берите на абордаж, по одному и в любом порядке: выберите корабль, потом клетку или цель. Закончив, завершите ход.",
      "Каждая пушка стреляет раз за раунд. Чем ближе цель, тем больше чисел на кубике означают попадание. Корабль без прочности тонет; проигравший абордаж идёт дальше под флагом победителя.",
      "С «Картами капитанов» на некоторых кораблях есть тайный капитан: Рапид ведёт дальше, Свифт стреляет на опережение, Таргет чаще попадает, Берсерк страшен в абордаже. Кто на каком корабле, никто не знает, пока вы его не используете.",
    ],
  },
};
