// What batteries are called: by the side of the ship at Admiral level, else first and second (AD-11.1, AD-20.9).
import { say, type Word } from "../words";

const SHORT = ["port", "starboard", "bow", "stern"] as const;

export const shortName = (battery: number, sided: boolean) => say(sided ? SHORT[battery]! : battery ? "second" : "first");
export const longName = (battery: number, sided: boolean) => say(`${sided ? "battery" : "side"}_${battery}` as Word);
