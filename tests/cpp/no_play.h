#pragma once
#include "shipped.h"
