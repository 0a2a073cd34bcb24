"""Captain Cards (Карты капитанов)."""
