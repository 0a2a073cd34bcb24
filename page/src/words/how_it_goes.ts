// How each game is played, step by step, for those who have never played it. The rules say the rest.
import type { Lang } from "../table/contract";

/** A few words, and what they mean. */
export type Step = readonly [head: string, text: string];

/** Of the games whose boards are drawn here. */
export const GOES: Record<string, Record<Lang, readonly Step[]>> = {
  humans: {
    en: [
      ["Collect humans", "For ten turns you and your rivals raid the cities of Earth. Humans are both money and points: whoever has the most after the last turn wins."],
      ["Buy and plan in secret", "Each turn you draw two cards and buy what you can afford: saucers, tripods, cruisers, stations. Then the cities are laid out, and everyone secretly plans which ships attack which city, as far as the fuel allows."],
      ["Meet and fight", "All plans are revealed at once. If you are alone at a city, you capture it. Where several players meet, each of them fights or retreats, and strength plus two dice decides."],
      ["Raid or catch", "You collect from a captured city in one of two ways: a raid is safe; a catch brings more, but only if you beat every army that turns up. If one beats you, you lose a ship and get nothing; if you flee, you get nothing either."],
      ["Trophies pay at the end", "After a raid or a successful catch the city becomes your trophy; after a failed one nobody gets it. At the end each mission pays 200,000 for the most trophies of its kind and 100,000 for the second most."],
    ],
    ru: [
      ["Собирайте человеков", "Десять ходов вы и соперники нападаете на города Земли. Человеки — это и деньги, и очки: побеждает тот, у кого их больше всех после последнего хода."],
      ["Покупайте и планируйте тайно", "Каждый ход вы тянете две карты и покупаете то, на что хватает: тарелки, треножники, крейсера, станции. Потом выкладывают города, и каждый тайно решает, какие корабли пошлёт к какому городу, — насколько хватит топлива."],
      ["Встретились — бой", "Планы вскрывают одновременно. Если у города вы один, он ваш. Где встретились несколько игроков, каждый принимает бой или отступает; решают сила и бросок двух кубиков."],
      ["Налёт или отлов", "Захваченный город приносит добычу одним из двух способов: налёт надёжен, отлов даёт больше, но только если победить все армии, какие откроются. Если армия победит вас, вы потеряете корабль и не получите ничего; если убежите — просто не получите ничего."],
      ["Трофеи приносят награду", "После налёта или удачного отлова город становится вашим трофеем, после неудачного — ничьим. В конце за каждое задание дают 200\u00a0000 тому, у кого нужных трофеев больше всех, и 100\u00a0000 второму."],
    ],
  },
  keyflower: {
    en: [
      ["Four seasons, one village", "For four seasons you build a village, tile by tile. Whoever has the most points after winter wins."],
      ["Workers bid or work", "Workers are both money and labour. On your turn put some, all of one colour, in one place: at your side of a tile they are a bid for it; on the tile itself they use it, and you get what it shows. Or pass."],
      ["Same colour, and more of them", "The first worker at a tile fixes its colour for the season. A bid must beat the one before; each further use of a tile takes one worker more than the last."],
      ["A season ends", "A season ends when everyone passes in a row. The highest bids win their tiles and go into the bag, losing bids come home, and whoever worked in your village stays with you. Then boats bring new workers."],
      ["Carry, upgrade, score", "Carry resources along your roads to upgrade tiles: upgraded, they do more and are worth more. In winter the tiles from your hand are put up for auction, and they say what scores points: build with them in mind."],
    ],
    ru: [
      ["Четыре сезона, одна деревня", "Четыре сезона вы строите деревню, плитка за плиткой. Побеждает тот, у кого после зимы больше всех очков."],
      ["Работники торгуются или работают", "Работники — это и деньги, и рабочие руки. В свой ход поставьте нескольких, одного цвета, в одно место: у своей стороны плитки это ставка на неё, на самой плитке — работа, и вы получаете то, что на ней нарисовано. Или спасуйте."],
      ["Тот же цвет, и больше", "Первый работник у плитки задаёт её цвет на весь сезон. Ставка должна перебить прежнюю; каждая следующая работа на плитке требует на одного работника больше."],
      ["Конец сезона", "Сезон заканчивается, когда все подряд спасовали. Высшие ставки выигрывают плитки и уходят в мешок, проигравшие возвращаются домой, а кто работал в вашей деревне, остаётся у вас. Потом корабли привозят новых работников."],
      ["Возите, улучшайте, считайте очки", "Возите ресурсы по дорогам, чтобы улучшать плитки: улучшенная даёт больше и стоит дороже. Зимой на аукцион выйдут плитки из вашей руки; на них указано, за что дадут очки: стройте с расчётом на них."],
    ],
  },
  admiral: {
    en: [
      ["Your fleet and your goal", "You command a handful of sailing ships. The scenario says how to win: as the last fleet afloat, by bringing gold home or on points; the goal is shown above the chart."],
      ["Mind the wind", "Each round the vane shows the wind, and whoever is farthest to windward goes first. Before the wind a ship runs far; against it, it hardly crawls."],
      ["Ship, then destination or target", "On your turn your ships sail, fire and board, one by one, in any order: choose a ship, then a cell or a target. End your turn when you are done."],
      ["Fire and board", "Every gun fires once a round. The nearer the target, the more numbers on the die hit. A ship with no hull left sinks; a ship that loses a boarding sails on under the winner's flag."],
      ["Secret captains", "With Captain Cards some ships carry a secret captain: Rapid sails farther, Swift fires first when attacked, Target hits more often, Berserk is a terror in boardings. Nobody knows who sails where until you use him."],
    ],
    ru: [
      ["Ваш флот и ваша цель", "Под вашим началом горстка парусных кораблей. Как победить, зависит от сценария: последним остаться на плаву, привезти золото или набрать очки; цель указана над картой."],
      ["Следите за ветром", "Каждый раунд флюгер показывает ветер, и начинает тот, кто стоит дальше всех на ветре. По ветру корабль идёт далеко, против него еле ползёт."],
      ["Корабль, потом клетка или цель", "В свой ход ведите корабли, стреляйте и берите на абордаж, по одному и в любом порядке: выберите корабль, потом клетку или цель. Закончив, завершите ход."],
      ["Огонь и абордаж", "Каждая пушка стреляет раз за раунд. Чем ближе цель, тем больше чисел на кубике означают попадание. Корабль без прочности тонет; проигравший абордаж идёт дальше под флагом победителя."],
      ["Тайные капитаны", "С «Картами капитанов» на некоторых кораблях есть тайный капитан: Рапид ведёт дальше, Свифт стреляет на опережение, Таргет чаще попадает, Берсерк страшен в абордаже. Кто на каком корабле, никто не знает, пока вы его не используете."],
    ],
  },
};
