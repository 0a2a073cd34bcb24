"""The results of a simulation, as a table or as JSON."""

from __future__ import annotations

from kubrik.cli.speech import number, percent, say
from kubrik.cli.version import is_compiled, rules_are
from kubrik.games.registry import game_named
from kubrik.sim.simulate import Plan, Summary
from kubrik.sim.tally import Tally

NAME = 24


def as_json(plan: Plan, summary: Summary) -> dict[str, object]:
    """The results as JSON: `wins` and `mean_scores` are by seat; `by_bot` follows the order of the named bots."""
    tally = summary.by_seat
    seats = range(plan.setup.seats)
    return {
        "game": plan.setup.game,
        "seats": plan.setup.seats,
        "expansions": list(plan.setup.expansions),
        "options": plan.setup.options,
        "bots": list(plan.bots),
        "games": tally.games,
        "seed": plan.seed,
        "jobs": plan.jobs,
        "decisions": tally.decisions,
        "seconds": round(summary.seconds, 3),
        "games_per_second": round(per_second(tally.games, summary), 2),
        "decisions_per_second": round(per_second(tally.decisions, summary), 1),
        "compiled": is_compiled(),
        "length": {"mean": tally.decisions / tally.games, "shortest": tally.shortest, "longest": tally.longest},
        "wins": tally.wins,
        "mean_scores": [tally.score(seat)[0] for seat in seats],
        "by_seat": [{"seat": seat + 1, **figures(tally, seat)} for seat in seats],
        "by_bot": [{"bot": plan.bots[bot], **figures(summary.by_bot, bot)} for bot in seats],
    }


def figures(tally: Tally, at: int) -> dict[str, float]:
    share = tally.share(at)
    mean, error = tally.score(at)
    return {
        "wins": share.wins,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "mean_score": mean,
        "score_error": error,
    }


def per_second(n: int, summary: Summary) -> float:
    return n / max(summary.seconds, 1e-9)


# ---- for people


def rate(n: float, lang: str) -> str:
    return number(n, lang, decimals=0 if n >= 10 else 1)


def as_text(plan: Plan, summary: Summary, lang: str) -> str:
    seats = [str(seat + 1) for seat in range(plan.setup.seats)]
    lines = [*title_lines(plan, lang), "", *table(summary.by_seat, "by_seat", seats, lang)]
    if len(set(plan.bots)) > 1:
        lines += ["", *table(summary.by_bot, "by_bot", list(plan.bots), lang)]
    return "\n".join([*lines, "", *end_lines(plan, summary, lang)])


def title_lines(plan: Plan, lang: str) -> list[str]:
    setup = plan.setup
    game, games = game_named(setup.game), number(plan.games, lang)
    lines = [say(lang, "sim_title", title=game.title[lang], seats=setup.seats, games=games, seed=plan.seed)]
    if setup.expansions:
        lines.append(say(lang, "expansions", names=game.about.titles(setup.expansions, lang)))
    same = len(set(plan.bots)) == 1
    return [*lines, say(lang, "sim_bot" if same else "sim_bots", name=plan.bots[0], names=", ".join(plan.bots))]


def table(tally: Tally, title: str, names: list[str], lang: str) -> list[str]:
    """The lines of a table: wins, their share with its interval, and the mean score with its error."""
    heads = [say(lang, word) for word in ("wins", "share", "interval", "score")]
    lines = [f"{say(lang, title):<{NAME}}{heads[0]:>9}{heads[1]:>9}{heads[2]:>15}{heads[3]:>21}"]
    for at, name in enumerate(names):
        lines.append(f"  {name[: NAME - 3]:<{NAME - 2}}{row(tally, at, lang)}")
    return lines


def row(tally: Tally, at: int, lang: str) -> str:
    share, (mean, error) = tally.share(at), tally.score(at)
    low, high = number(100 * share.low, lang, 1), number(100 * share.high, lang, 1)
    part, between = percent(number(100 * share.share, lang, 1), lang), percent(f"{low}–{high}", lang)
    score = f"{number(mean, lang)} ± {number(error, lang)}"
    return f"{number(share.wins, lang, 1):>9}{part:>9}{between:>15}{score:>21}"


def end_lines(plan: Plan, summary: Summary, lang: str) -> list[str]:
    tally = summary.by_seat
    mean = number(tally.decisions / tally.games, lang, 1)
    shortest, longest = number(tally.shortest, lang), number(tally.longest, lang)
    lines = [say(lang, "length", mean=mean, shortest=shortest, longest=longest)]
    lines.append(
        say(
            lang,
            "speed",
            seconds=number(summary.seconds, lang, 1),
            games=rate(per_second(tally.games, summary), lang),
            decisions=rate(per_second(tally.decisions, summary), lang),
            compiled=say(lang, rules_are()),
        )
    )
    return [*lines, say(lang, "recorded", folder=plan.record)] if plan.record else lines
